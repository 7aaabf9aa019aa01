import { array, aspect, boolean, enumeration, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const assetCollectionModuleParams = record({
  name: 'com.linkedin.module.AssetCollectionModuleParams',
  doc: 'Content of an `ASSET_COLLECTION` module: manually selected assets, or a filter that selects them.',
  fields: {
    assetUrns: {
      type: array(urn()),
      doc: 'URNs of the manually selected assets; required, so an empty list when a filter selects them.',
    },
    dynamicFilterJson: {
      type: string,
      doc: 'Condition built in the editor, as JSON in a string, so that the editor can show it again; queries use flat filters derived from it.',
      optional: true,
    },
  },
});

export const hierarchyModuleParams = record({
  name: 'com.linkedin.module.HierarchyModuleParams',
  doc: 'Content of a `HIERARCHY` module: the roots of the tree and the entities listed along with it.',
  fields: {
    assetUrns: {
      type: array(urn()),
      doc: 'URNs of the entities from which the tree starts, such as domains or glossary nodes.',
      optional: true,
    },
    showRelatedEntities: {
      type: boolean,
      doc: 'True also lists the entities related to the nodes of the tree, narrowed by `relatedEntitiesFilterJson`.',
    },
    relatedEntitiesFilterJson: {
      type: string,
      doc: 'Condition on the related entities, as JSON in a string, so that the editor can show it again; queries use flat filters derived from it.',
      optional: true,
    },
  },
});

export const linkModuleParams = record({
  name: 'com.linkedin.module.LinkModuleParams',
  doc: 'Content of a `LINK` module: an address with optional picture and text.',
  fields: {
    linkUrl: { type: string, doc: 'URL that opens when the module is clicked.' },
    imageUrl: {
      type: string,
      doc: 'URL of a picture shown with the link; absent if there is none.',
      optional: true,
    },
    description: {
      type: string,
      doc: 'Short text shown with the link; absent if there is none.',
      optional: true,
    },
  },
});

export const richTextModuleParams = record({
  name: 'com.linkedin.module.RichTextModuleParams',
  doc: 'Content of a `RICH_TEXT` module, the text to be drawn.',
  fields: { content: { type: string, doc: 'Formatted text of the module, as the text editor stores it.' } },
});

export const dataHubPageModuleParams = record({
  name: 'com.linkedin.module.DataHubPageModuleParams',
  doc: "Type-specific settings of a page module; fill in the one member that goes with the module's `type`.",
  fields: {
    linkParams: {
      type: linkModuleParams,
      doc: 'Target, picture and text of a link; to be set when the type is `LINK`.',
      optional: true,
    },
    richTextParams: {
      type: richTextModuleParams,
      doc: 'Text to show; to be set when the type is `RICH_TEXT`.',
      optional: true,
    },
    assetCollectionParams: {
      type: assetCollectionModuleParams,
      doc: 'Selection of assets to show; to be set when the type is `ASSET_COLLECTION`.',
      optional: true,
    },
    hierarchyViewParams: {
      type: hierarchyModuleParams,
      doc: 'Roots and filters of the tree to show; to be set when the type is `HIERARCHY`.',
      optional: true,
    },
  },
});

export const dataHubPageModuleType = enumeration({
  name: 'com.linkedin.module.DataHubPageModuleType',
  doc: 'Kinds of module that a page can contain, each with its own content and drawing.',
  symbols: {
    LINK: 'A link to some address, with optional picture and text, set in `linkParams`.',
    RICH_TEXT: 'A block of formatted text, set in `richTextParams`, for announcements or guidance.',
    ASSET_COLLECTION: 'A curated or filtered list of assets, set in `assetCollectionParams`.',
    HIERARCHY: 'A tree of entities to browse, set in `hierarchyViewParams`.',
    OWNED_ASSETS: 'Assets owned by the current user.',
    DOMAINS: 'The top domains of the catalogue.',
    ASSETS: 'Assets belonging to the entity whose page is shown, such as those of a domain.',
    OUTPUT_PORTS: 'Assets that a data product offers to consumers, those with `outputPort` set.',
    CHILD_HIERARCHY: 'Tree of the children of the entity whose page is shown, a domain or a glossary item.',
    DATA_PRODUCTS: 'Data products assigned to the domain whose page is shown.',
    SUB_DATA_PRODUCTS: 'Data products that name the current one as their `parentDataProduct`.',
    RELATED_TERMS: 'Glossary terms linked to the term whose page is shown.',
    PLATFORMS: 'Data platforms, such as Snowflake or Kafka, with entities in the catalogue.',
    LINEAGE: 'Upstream and downstream graph of the asset whose page is shown.',
    COLUMNS: 'Columns in the schema of the dataset whose page is shown.',
    SEMANTIC_MODEL_DATASETS: 'Datasets that the semantic model on the page is built on.',
    SEMANTIC_MODEL_METRICS: 'Metrics that the semantic model on the page defines.',
    SEMANTIC_MODEL_RELATIONSHIPS: 'Relationships that the semantic model on the page declares.',
    SEMANTIC_MODEL_DIMENSIONS: 'Dimensions by which the semantic model on the page can be sliced.',
    AI_CONTEXT: 'Synonyms, instructions and examples recorded for AI agents that work with the asset.',
    METRIC_SQL: 'SQL expression by which the metric on the page is computed.',
    RELATED_METRICS: 'Other metrics connected with the one on the page.',
    UNKNOWN: 'Type unknown to the running version, after a rollback or data corruption.',
  },
});

export const pageModuleScope = enumeration({
  name: 'com.linkedin.module.PageModuleScope',
  doc: 'Audience of a module: its creator or everyone.',
  symbols: {
    PERSONAL: 'Belongs to a single user and is not offered to others.',
    GLOBAL: 'Every user of the catalogue can find it and put it on a page.',
  },
});

export const dataHubPageModuleVisibility = record({
  name: 'com.linkedin.module.DataHubPageModuleVisibility',
  doc: 'Audience of a page module.',
  fields: {
    scope: {
      type: pageModuleScope,
      doc: "`PERSONAL` for one user's own module, `GLOBAL` for one that all users can find and place.",
      search: { kind: 'KEYWORD' },
    },
  },
});

export const dataHubPageModuleProperties = aspect({
  name: 'dataHubPageModuleProperties',
  record: 'com.linkedin.module.DataHubPageModuleProperties',
  doc: 'Name, type, content and audience of a module, one block on a home or summary page.',
  fields: {
    name: { type: string, doc: 'Heading shown above the module.' },
    type: {
      type: dataHubPageModuleType,
      doc: 'Kind of content, which decides how the module is drawn and which member of `params` it reads.',
      search: { kind: 'KEYWORD' },
    },
    visibility: {
      type: dataHubPageModuleVisibility,
      doc: 'Whether the module is personal or visible to everyone.',
    },
    params: {
      type: dataHubPageModuleParams,
      doc: 'Settings for the chosen `type`; the record is empty for types that need none.',
    },
    created: {
      type: auditStamp,
      doc: 'Time of creation, with the URN of the user who made the module.',
      deprecated: true,
      search: [
        { path: 'actor', kind: 'URN', name: 'createdBy' },
        { path: 'time', kind: 'DATETIME', name: 'createdAt' },
      ],
    },
    lastModified: {
      type: auditStamp,
      doc: 'Time of the latest change, with the URN of the user who made it.',
      deprecated: true,
      search: { path: 'time', kind: 'DATETIME', name: 'lastModifiedAt' },
    },
  },
});
