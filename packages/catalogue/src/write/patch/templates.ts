import { type ArrayKeys, fineGrained } from './keyed-arrays.ts';

/** How patches of an aspect go when they bring no keys of their own. */
export interface Template {
  readonly arrayKeys: ArrayKeys;
  /** Required texts that an aspect which begins with a patch has, empty, unless the patch gives them. */
  readonly texts?: readonly string[];
}

const edge = ['destinationUrn'];
const strings: readonly string[] = [];
const noArrays: Template = { arrayKeys: {} };

/** The templates of DataHub, by aspect; any other aspect's arrays are addressed by position. */
const templates: Readonly<Record<string, Template>> = {
  ownership: { arrayKeys: { owners: ['owner', 'type'] } },
  globalTags: { arrayKeys: { tags: ['tag'] } },
  glossaryTerms: { arrayKeys: { terms: ['urn'] } },
  datasetProperties: { arrayKeys: { tags: strings } },
  upstreamLineage: { arrayKeys: { upstreams: ['dataset'], fineGrainedLineages: fineGrained } },
  editableSchemaMetadata: {
    arrayKeys: {
      editableSchemaFieldInfo: ['fieldPath'],
      'editableSchemaFieldInfo/*/globalTags/tags': ['tag'],
      'editableSchemaFieldInfo/*/glossaryTerms/terms': ['urn'],
    },
  },
  dataFlowInfo: { arrayKeys: {}, texts: ['name'] },
  dataJobInfo: { arrayKeys: {}, texts: ['name'] },
  dataJobInputOutput: {
    arrayKeys: {
      inputDatajobEdges: edge,
      inputDatasetEdges: edge,
      outputDatasetEdges: edge,
      inputDatasetFields: strings,
      outputDatasetFields: strings,
      fineGrainedLineages: fineGrained,
    },
  },
  chartInfo: { arrayKeys: { inputEdges: edge, inputs: strings }, texts: ['title', 'description'] },
  dashboardInfo: {
    arrayKeys: { chartEdges: edge, datasetEdges: edge, dashboards: edge, datasets: strings, charts: strings },
    texts: ['title', 'description'],
  },
  dataProductProperties: { arrayKeys: { assets: edge } },
  structuredProperties: { arrayKeys: { properties: ['propertyUrn'] } },
  propertyDefinition: {
    arrayKeys: { entityTypes: strings, allowedValues: ['value'], allowedPlatforms: strings },
  },
  formInfo: {
    arrayKeys: {
      prompts: ['id'],
      'actors/users': strings,
      'actors/groups': strings,
      'actors/ownershipTypes': strings,
    },
    texts: ['name'],
  },
  documentation: { arrayKeys: { documentations: ['attribution\u241fsource'] } },
  domains: { arrayKeys: { domains: strings } },
  siblings: { arrayKeys: { siblings: strings } },
};

export const templateOf = (aspect: string): Template =>
  (Object.hasOwn(templates, aspect) ? templates[aspect] : undefined) ?? noArrays;
