import com.linkedin.common.*;
import com.linkedin.common.urn.Urn;
import com.linkedin.common.urn.UrnUtils;
import com.linkedin.common.urn.DatasetUrn;
import com.linkedin.common.urn.TagUrn;
import com.linkedin.common.urn.GlossaryTermUrn;
import com.linkedin.common.urn.DataPlatformUrn;
import com.linkedin.common.url.Url;
import com.linkedin.chart.ChartInfo;
import com.linkedin.container.Container;
import com.linkedin.data.template.*;
import com.linkedin.datajob.DataJobInfo;
import com.linkedin.dataset.*;
import com.linkedin.domain.Domains;
import com.linkedin.schema.*;
import com.linkedin.tag.TagProperties;
import datahub.event.MetadataChangeProposalWrapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Values of many aspects, as a program would make them with the classes of the client. */
final class Cases {
  static final String DATASET = "urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)";
  static final String UPSTREAM = "urn:li:dataset:(urn:li:dataPlatform:kafka,shop.orders,PROD)";
  static final String JOB = "urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,PROD),load)";
  static final String CHART = "urn:li:chart:(looker,orders)";
  static final String TAG = "urn:li:tag:pii";

  private Cases() {}

  static Urn urn(String text) {
    return UrnUtils.getUrn(text);
  }

  static AuditStamp stamp() {
    return new AuditStamp().setActor(urn("urn:li:corpuser:ana")).setTime(1750000000000L);
  }

  @SuppressWarnings("unchecked")
  private static MetadataChangeProposalWrapper<DataTemplate<?>> proposal(String type, String urn, String name, DataTemplate<?> aspect) {
    return MetadataChangeProposalWrapper.builder()
        .entityType(type).entityUrn(urn).upsert().aspect(aspect).aspectName(name).build();
  }

  static List<MetadataChangeProposalWrapper<DataTemplate<?>>> proposals() throws Exception {
    List<MetadataChangeProposalWrapper<DataTemplate<?>>> all = new ArrayList<>();
    all.add(proposal("dataset", DATASET, "datasetProperties", new DatasetProperties()
        .setName("orders").setDescription("Bestellungen \u2014 \u00e9t\u00e9 \ud83d\uded2 \"quoted\" \\ back")
        .setCustomProperties(new StringMap(Map.of("team", "Gr\u00f6\u00dfe")))));
    all.add(proposal("dataset", DATASET, "status", new Status().setRemoved(false)));
    all.add(proposal("dataset", DATASET, "ownership", new Ownership()
        .setOwners(new OwnerArray(
            new Owner().setOwner(urn("urn:li:corpuser:ana")).setType(OwnershipType.TECHNICAL_OWNER)))
        .setLastModified(stamp())));
    all.add(proposal("dataset", DATASET, "globalTags", new GlobalTags()
        .setTags(new TagAssociationArray(new TagAssociation().setTag(new TagUrn("pii")).setContext("by hand")))));
    all.add(proposal("dataset", DATASET, "glossaryTerms", new GlossaryTerms()
        .setTerms(new GlossaryTermAssociationArray(
            new GlossaryTermAssociation().setUrn(GlossaryTermUrn.createFromString("urn:li:glossaryTerm:shop.Order"))))
        .setAuditStamp(stamp())));
    all.add(proposal("dataset", DATASET, "schemaMetadata", new SchemaMetadata()
        .setSchemaName("").setPlatform(new DataPlatformUrn("mysql")).setVersion(0L).setHash("")
        .setPlatformSchema(SchemaMetadata.PlatformSchema.create(new OtherSchema().setRawSchema("create table")))
        .setFields(new SchemaFieldArray(
            new SchemaField().setFieldPath("id").setNativeDataType("int")
                .setType(new SchemaFieldDataType().setType(SchemaFieldDataType.Type.create(new NumberType()))),
            new SchemaField().setFieldPath("name").setNativeDataType("text").setNullable(true)
                .setDescription("Pr\u00e9nom").setType(
                    new SchemaFieldDataType().setType(SchemaFieldDataType.Type.create(new StringType())))))));
    all.add(proposal("dataset", DATASET, "upstreamLineage", new UpstreamLineage()
        .setUpstreams(new UpstreamArray(
            new Upstream().setDataset(DatasetUrn.createFromString(UPSTREAM)).setType(DatasetLineageType.TRANSFORMED)
                .setAuditStamp(stamp())))
        .setFineGrainedLineages(new FineGrainedLineageArray(
            new FineGrainedLineage()
                .setUpstreamType(FineGrainedLineageUpstreamType.FIELD_SET)
                .setUpstreams(new UrnArray(urn("urn:li:schemaField:(" + UPSTREAM + ",id)")))
                .setDownstreamType(FineGrainedLineageDownstreamType.FIELD)
                .setDownstreams(new UrnArray(urn("urn:li:schemaField:(" + DATASET + ",id)")))
                .setConfidenceScore(0.5f)))));
    all.add(proposal("dataset", DATASET, "editableSchemaMetadata", new EditableSchemaMetadata()
        .setCreated(stamp()).setLastModified(stamp())
        .setEditableSchemaFieldInfo(new EditableSchemaFieldInfoArray(
            new EditableSchemaFieldInfo().setFieldPath("id").setDescription("Key")))));
    all.add(proposal("dataset", DATASET, "domains", new Domains()
        .setDomains(new UrnArray(urn("urn:li:domain:sales")))));
    all.add(proposal("dataset", DATASET, "institutionalMemory", new InstitutionalMemory()
        .setElements(new InstitutionalMemoryMetadataArray(
            new InstitutionalMemoryMetadata().setUrl(new Url("https://example.org/orders"))
                .setDescription("Run book").setCreateStamp(stamp())))));
    all.add(proposal("dataset", DATASET, "subTypes", new SubTypes().setTypeNames(new StringArray("View"))));
    all.add(proposal("dataset", DATASET, "container", new Container().setContainer(urn("urn:li:container:shop"))));
    all.add(proposal("dataset", DATASET, "browsePathsV2", new BrowsePathsV2()
        .setPath(new BrowsePathEntryArray(new BrowsePathEntry().setId("shop")))));
    all.add(proposal("dataset", DATASET, "datasetProfile", new DatasetProfile()
        .setTimestampMillis(1750000000000L).setRowCount(7L).setColumnCount(2L)));
    all.add(proposal("dataJob", JOB, "dataJobInfo", new DataJobInfo()
        .setName("load").setType(DataJobInfo.Type.create("COMMAND"))
        .setCustomProperties(new StringMap(Map.of("retries", "3")))));
    all.add(proposal("chart", CHART, "chartInfo", new ChartInfo()
        .setTitle("Orders").setDescription("Orders by day")
        .setLastModified(new ChangeAuditStamps().setCreated(stamp()).setLastModified(stamp()))));
    all.add(proposal("tag", TAG, "tagProperties", new TagProperties().setName("PII").setDescription("\u00c4rger \ud83d\ude80")));
    return all;
  }
}
