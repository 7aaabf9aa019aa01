import com.linkedin.data.DataMap;
import com.linkedin.data.template.DataTemplate;
import com.linkedin.data.template.JacksonDataTemplateCodec;
import com.linkedin.mxe.MetadataChangeProposal;
import datahub.client.MetadataWriteResponse;
import datahub.client.file.FileEmitter;
import datahub.client.file.FileEmitterConfig;
import datahub.client.rest.RestEmitter;
import datahub.event.MetadataChangeProposalWrapper;
import datahub.event.UpsertAspectRequest;
import io.datahubproject.openapi.generated.DatasetProperties;
import io.datahubproject.openapi.generated.Status;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Drives DataHub's Java client against a server: {@code Main <address> <file>}. Prints one JSON object a line, for each
 * thing that was sent: what it was, what the server said, and the aspect that went out.
 */
public final class Main {
  private static final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private static final JacksonDataTemplateCodec codec = new JacksonDataTemplateCodec();

  private Main() {}

  public static void main(String[] args) throws Exception {
    String address = args[0];
    List<MetadataChangeProposalWrapper<DataTemplate<?>>> proposals = Cases.proposals();
    Map<String, List<MetadataChangeProposal>> patches = Patches.all();
    try (RestEmitter emitter = RestEmitter.create(b -> b.server(address))) {
      report("connection", "", String.valueOf(emitter.testConnection()), emitter.testConnection(), null);
      for (MetadataChangeProposalWrapper<DataTemplate<?>> proposal : proposals) {
        MetadataWriteResponse answer = emitter.emit(proposal, null).get();
        report("proposal", proposal.getEntityUrn(), proposal.getAspectName(), answer, aspect(proposal));
      }
      for (Map.Entry<String, List<MetadataChangeProposal>> builder : patches.entrySet()) {
        for (MetadataChangeProposal patch : builder.getValue())
          report("patch", patch.getEntityUrn().toString(), builder.getKey(), emitter.emit(patch, null).get(), null);
      }
      MetadataWriteResponse answer = emitter.emit(upserts(), null).get();
      report("openapi", UPSERTED, "datasetProperties, status", answer, null);
    }
    FileEmitter file = new FileEmitter(FileEmitterConfig.builder().fileName(args[1]).build());
    for (MetadataChangeProposalWrapper<DataTemplate<?>> proposal : proposals)
      report("file", proposal.getEntityUrn(), proposal.getAspectName(), file.emit(proposal, null).get(), aspect(proposal));
    for (List<MetadataChangeProposal> ofBuilder : patches.values())
      for (MetadataChangeProposal patch : ofBuilder)
        report("file", patch.getEntityUrn().toString(), patch.getAspectName(), file.emit(patch, null).get(), null);
    file.close();
  }

  private static final String UPSERTED = "urn:li:dataset:(urn:li:dataPlatform:mysql,shop.upserted,PROD)";

  /** The emitter's other form: entities of the first version of the OpenAPI interface. */
  private static List<UpsertAspectRequest> upserts() {
    return Arrays.asList(
        UpsertAspectRequest.builder().entityType("dataset").entityUrn(UPSERTED)
            .aspect(DatasetProperties.builder().description("Gr\u00f6\u00dfe \u2014 \ud83d\uded2").build()).build(),
        UpsertAspectRequest.builder().entityType("dataset").entityUrn(UPSERTED)
            .aspect(Status.builder().removed(true).build()).build());
  }

  private static String aspect(MetadataChangeProposalWrapper<DataTemplate<?>> proposal) throws Exception {
    return codec.dataTemplateToString(proposal.getAspect());
  }

  private static void report(String kind, String urn, String name, MetadataWriteResponse answer, String sent) {
    report(kind, urn, name + "", answer.isSuccess(), sent, answer.getResponseContent());
  }

  private static void report(String kind, String urn, String name, boolean isSuccess, String sent) {
    report(kind, urn, name, isSuccess, sent, "");
  }

  private static void report(String kind, String urn, String name, boolean isSuccess, String sent, String answer) {
    DataMap line = new DataMap();
    line.put("kind", kind);
    line.put("urn", urn);
    line.put("name", name);
    line.put("success", isSuccess);
    line.put("answer", answer == null ? "" : answer);
    if (sent != null) line.put("sent", sent);
    try {
      out.println(codec.mapToString(line));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
