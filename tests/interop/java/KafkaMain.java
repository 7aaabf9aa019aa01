import com.linkedin.data.DataMap;
import com.linkedin.data.template.DataTemplate;
import com.linkedin.data.template.JacksonDataTemplateCodec;
import com.linkedin.mxe.MetadataChangeProposal;
import datahub.client.MetadataWriteResponse;
import datahub.client.kafka.KafkaEmitter;
import datahub.client.kafka.KafkaEmitterConfig;
import datahub.event.MetadataChangeProposalWrapper;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Drives the Kafka emitter of DataHub's Java client: {@code KafkaMain <broker> <registry>}. Prints one JSON object a line, for
 * each proposal that it sent.
 */
public final class KafkaMain {
  private static final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private static final JacksonDataTemplateCodec codec = new JacksonDataTemplateCodec();

  private KafkaMain() {}

  public static void main(String[] args) throws Exception {
    KafkaEmitterConfig config =
        KafkaEmitterConfig.builder().bootstrap(args[0]).schemaRegistryUrl(args[1]).build();
    try (KafkaEmitter emitter = new KafkaEmitter(config)) {
      for (MetadataChangeProposalWrapper<DataTemplate<?>> proposal : Cases.proposals())
        report(proposal.getEntityUrn(), proposal.getAspectName(), emitter.emit(proposal, null).get());
      for (List<MetadataChangeProposal> patches : Patches.all().values())
        for (MetadataChangeProposal patch : patches)
          report(patch.getEntityUrn().toString(), patch.getAspectName(), emitter.emit(patch, null).get());
    }
  }

  private static void report(String urn, String aspect, MetadataWriteResponse answer) throws Exception {
    DataMap line = new DataMap();
    line.put("urn", urn);
    line.put("aspect", aspect);
    line.put("success", answer.isSuccess());
    out.println(codec.mapToString(line));
  }
}
