import com.linkedin.common.*;
import com.linkedin.common.urn.Urn;
import com.linkedin.common.urn.UrnUtils;
import com.linkedin.common.urn.DatasetUrn;
import com.linkedin.common.urn.TagUrn;
import com.linkedin.common.urn.GlossaryTermUrn;
import com.linkedin.common.urn.DataFlowUrn;
import com.linkedin.common.urn.DataJobUrn;
import com.linkedin.common.urn.ChartUrn;
import com.linkedin.data.template.StringArrayMap;
import com.linkedin.data.template.StringArray;
import com.linkedin.dataset.DatasetLineageType;
import com.linkedin.form.*;
import com.linkedin.metadata.aspect.patch.builder.*;
import com.linkedin.metadata.graph.LineageDirection;
import com.linkedin.mxe.MetadataChangeProposal;
import com.linkedin.structured.PrimitivePropertyValue;
import com.linkedin.structured.PropertyCardinality;
import com.linkedin.structured.PropertyValue;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A patch by every builder of the client: on an entity that has nothing yet, and again on what that left. */
final class Patches {
  static final String DATASET = "urn:li:dataset:(urn:li:dataPlatform:hive,patched,PROD)";
  static final String OTHER = "urn:li:dataset:(urn:li:dataPlatform:hive,other,PROD)";
  static final String THIRD = "urn:li:dataset:(urn:li:dataPlatform:hive,third/with slash~,PROD)";
  static final String FLOW = "urn:li:dataFlow:(airflow,patched,PROD)";
  static final String JOB = "urn:li:dataJob:(" + FLOW + ",load)";
  static final String OTHER_JOB = "urn:li:dataJob:(" + FLOW + ",extract)";
  static final String CHART = "urn:li:chart:(looker,patched)";
  static final String OTHER_CHART = "urn:li:chart:(looker,other)";
  static final String DASHBOARD = "urn:li:dashboard:(looker,patched)";
  static final String FORM = "urn:li:form:patched";
  static final String PROPERTY = "urn:li:structuredProperty:retention";

  private Patches() {}

  private static Urn urn(String text) {
    return UrnUtils.getUrn(text);
  }

  private static DatasetUrn dataset(String text) throws Exception {
    return DatasetUrn.createFromString(text);
  }

  private static TimeStamp time(long time) {
    return new TimeStamp().setTime(time).setActor(urn("urn:li:corpuser:ana"));
  }

  private static AuditStamp stamp(long time) {
    return new AuditStamp().setTime(time).setActor(urn("urn:li:corpuser:ana"));
  }

  private static Edge edge(String destination) {
    return new Edge().setDestinationUrn(urn(destination)).setCreated(stamp(1)).setLastModified(stamp(2));
  }

  private static String column(String dataset, String name) {
    return "urn:li:schemaField:(" + dataset + "," + name + ")";
  }

  private static FormPrompt prompt(String id) {
    return new FormPrompt().setId(id).setTitle("Title of " + id).setType(FormPromptType.STRUCTURED_PROPERTY)
        .setStructuredPropertyParams(new StructuredPropertyParams().setUrn(urn(PROPERTY))).setRequired(true);
  }

  private static PropertyValue allowed(String value) {
    return new PropertyValue().setValue(PrimitivePropertyValue.create(value)).setDescription("About " + value);
  }

  /** The name of each builder, and its patches in the order in which they are to be sent. */
  static Map<String, List<MetadataChangeProposal>> all() throws Exception {
    Map<String, List<MetadataChangeProposal>> all = new LinkedHashMap<>();
    all.put("structuredPropertyDefinition", Arrays.asList(
        new StructuredPropertyDefinitionPatchBuilder().urn(urn(PROPERTY)).setQualifiedName("retention")
            .setDisplayName("Retention").setValueType("urn:li:dataType:datahub.string")
            .setCardinality(PropertyCardinality.SINGLE).addEntityType("urn:li:entityType:datahub.dataset")
            .addAllowedValue(allowed("30 days")).setDescription("How long \u2014 Gr\u00f6\u00dfe").setImmutable(false)
            .setTypeQualifier(new StringArrayMap(Map.of("allowedTypes", new StringArray())))
            .setCreated(stamp(1)).setLastModified(stamp(2)).build(),
        new StructuredPropertyDefinitionPatchBuilder().urn(urn(PROPERTY)).setCardinality(PropertyCardinality.MULTIPLE)
            .addEntityType("urn:li:entityType:datahub.chart").addAllowedValue(allowed("30 days"))
            .addAllowedValue(allowed("90 days")).build()));
    all.put("datasetProperties", Arrays.asList(
        new DatasetPropertiesPatchBuilder().urn(urn(DATASET)).setName("patched").setQualifiedName("shop.patched")
            .setDescription("Gr\u00f6\u00dfe \u2014 \ud83d\uded2").setExternalUrl("https://example.org/a").setUri("s3://a")
            .addCustomProperty("team", "shop").addCustomProperty("old", "gone soon").build(),
        new DatasetPropertiesPatchBuilder().urn(urn(DATASET)).setDescription(null)
            .addCustomProperty("tier", "1").removeCustomProperty("old").removeCustomProperty("absent").build()));
    all.put("datasetProperties, all custom properties", Arrays.asList(
        new DatasetPropertiesPatchBuilder().urn(urn(OTHER)).setCustomProperties(Map.of("only", "this")).build()));
    all.put("ownership", Arrays.asList(
        new OwnershipPatchBuilder().urn(urn(DATASET))
            .addOwner(urn("urn:li:corpuser:ana"), OwnershipType.TECHNICAL_OWNER)
            .addOwner(urn("urn:li:corpuser:ana"), OwnershipType.DATA_STEWARD)
            .addOwner(urn("urn:li:corpuser:ben"), OwnershipType.BUSINESS_OWNER).build(),
        new OwnershipPatchBuilder().urn(urn(DATASET))
            .removeOwnershipType(urn("urn:li:corpuser:ana"), OwnershipType.DATA_STEWARD)
            .removeOwner(urn("urn:li:corpuser:ben")).build()));
    all.put("globalTags", Arrays.asList(
        new GlobalTagsPatchBuilder().urn(urn(DATASET)).addTag(new TagUrn("pii"), "by hand")
            .addTag(new TagUrn("tier:1"), null).build(),
        new GlobalTagsPatchBuilder().urn(urn(DATASET)).addTag(new TagUrn("late"), null)
            .removeTag(new TagUrn("tier:1")).build()));
    all.put("glossaryTerms", Arrays.asList(
        new GlossaryTermsPatchBuilder().urn(urn(DATASET)).addTerm(new GlossaryTermUrn("shop.Order"), "by hand")
            .addTerm(new GlossaryTermUrn("shop.Old"), null).build(),
        new GlossaryTermsPatchBuilder().urn(urn(DATASET)).removeTerm(new GlossaryTermUrn("shop.Old")).build()));
    all.put("upstreamLineage", Arrays.asList(
        new UpstreamLineagePatchBuilder().urn(urn(DATASET)).addUpstream(dataset(OTHER), DatasetLineageType.TRANSFORMED)
            .addUpstream(dataset(THIRD), DatasetLineageType.COPY)
            .addFineGrainedUpstreamField(
                urn(column(OTHER, "id")), 0.5f, "IDENTITY", urn(column(DATASET, "id")), null)
            .addFineGrainedUpstreamField(
                urn(column(OTHER, "old")), null, "IDENTITY", urn(column(DATASET, "old")), null).build(),
        new UpstreamLineagePatchBuilder().urn(urn(DATASET)).removeUpstream(dataset(THIRD))
            .removeFineGrainedUpstreamField(
                urn(column(OTHER, "old")), "IDENTITY", urn(column(DATASET, "old")), null).build()));
    all.put("editableSchemaMetadata", Arrays.asList(
        new EditableSchemaMetadataPatchBuilder().urn(urn(DATASET))
            .addTag(new TagAssociation().setTag(new TagUrn("pii")), "id")
            .addTag(new TagAssociation().setTag(new TagUrn("old")), "id")
            .addGlossaryTerm(new GlossaryTermAssociation().setUrn(new GlossaryTermUrn("shop.Id")), "id")
            .addGlossaryTerm(new GlossaryTermAssociation().setUrn(new GlossaryTermUrn("shop.Old")), "id").build(),
        new EditableSchemaMetadataPatchBuilder().urn(urn(DATASET)).removeTag(new TagUrn("old"), "id")
            .removeGlossaryTerm(new GlossaryTermUrn("shop.Old"), "id").build()));
    all.put("structuredProperties", Arrays.asList(
        new StructuredPropertiesPatchBuilder().urn(urn(DATASET)).setStringProperty(urn(PROPERTY), "30 days").build(),
        new StructuredPropertiesPatchBuilder().urn(urn(DATASET))
            .setStringProperty(urn(PROPERTY), Arrays.asList("30 days", "90 days")).build()));
    all.put("dataFlowInfo", Arrays.asList(
        new DataFlowInfoPatchBuilder().urn(urn(FLOW)).setName("patched").setDescription("A flow").setProject("shop")
            .setCreated(time(1)).setLastModified(time(2)).addCustomProperty("a", "1").addCustomProperty("b", "2").build(),
        new DataFlowInfoPatchBuilder().urn(urn(FLOW)).setName("renamed").setDescription(null).setProject(null)
            .removeCustomProperty("a").build()));
    all.put("dataJobInfo", Arrays.asList(
        new DataJobInfoPatchBuilder().urn(urn(JOB)).setName("load").setDescription("A job").setType("BATCH_SCHEDULED")
            .setFlowUrn(DataFlowUrn.createFromString(FLOW)).setCreated(time(1)).setLastModified(time(2))
            .addCustomProperty("a", "1").addCustomProperty("b", "2").build(),
        new DataJobInfoPatchBuilder().urn(urn(JOB)).setDescription(null).removeCustomProperty("a").build()));
    all.put("dataJobInputOutput", Arrays.asList(
        new DataJobInputOutputPatchBuilder().urn(urn(JOB)).addInputDatajobEdge(DataJobUrn.createFromString(OTHER_JOB))
            .addInputDatasetEdge(dataset(DATASET)).addInputDatasetEdge(dataset(OTHER))
            .addOutputDatasetEdge(dataset(THIRD)).addInputDatasetField(urn(column(DATASET, "id")))
            .addInputDatasetField(urn(column(DATASET, "old"))).addOutputDatasetField(urn(column(THIRD, "id"))).build(),
        new DataJobInputOutputPatchBuilder().urn(urn(JOB)).removeInputDatasetEdge(dataset(OTHER))
            .removeInputDatasetField(urn(column(DATASET, "old")))
            .addEdge(edge(OTHER), LineageDirection.DOWNSTREAM).build()));
    all.put("chartInfo", Arrays.asList(
        new ChartInfoPatchBuilder().urn(urn(CHART)).addInputEdge(urn(DATASET)).addInputEdge(urn(OTHER)).build(),
        new ChartInfoPatchBuilder().urn(urn(CHART)).removeInputEdge(urn(OTHER)).build()));
    all.put("dashboardInfo", Arrays.asList(
        new DashboardInfoPatchBuilder().urn(urn(DASHBOARD)).addChartEdge(ChartUrn.createFromString(CHART))
            .addChartEdge(ChartUrn.createFromString(OTHER_CHART)).addDatasetEdge(dataset(DATASET)).build(),
        new DashboardInfoPatchBuilder().urn(urn(DASHBOARD)).removeChartEdge(ChartUrn.createFromString(OTHER_CHART))
            .removeDatasetEdge(dataset(DATASET)).addEdge(edge(OTHER)).build()));
    all.put("formInfo", Arrays.asList(
        new FormInfoPatchBuilder().urn(urn(FORM)).setName("A form").setDescription("What for").setType(FormType.VERIFICATION)
            .addPrompt(prompt("one")).addPrompts(Arrays.asList(prompt("two"), prompt("three"))).setOwnershipForm(true)
            .addAssignedUser("urn:li:corpuser:ana").addAssignedUser("urn:li:corpuser:ben")
            .addAssignedGroup("urn:li:corpGroup:shop").build(),
        new FormInfoPatchBuilder().urn(urn(FORM)).removePrompt("one").removePrompts(List.of("two"))
            .removeAssignedUser("urn:li:corpuser:ben").removeAssignedGroup("urn:li:corpGroup:shop").build()));
    return all;
  }
}
