import { array, aspect, enumeration, record, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';

export const summaryElementType = enumeration({
  name: 'com.linkedin.template.SummaryElementType',
  doc: "Properties that the header of an asset's summary page can show.",
  symbols: {
    CREATED: 'Shows when the asset was created.',
    LAST_MODIFIED: 'Shows when the asset last changed.',
    LAST_INGESTED: "Shows when an ingestion run last wrote the asset's metadata.",
    TAGS: 'Shows the tags attached to the asset.',
    GLOSSARY_TERMS: 'Shows the glossary terms attached to the asset.',
    OWNERS: 'Shows the users and groups that own the asset.',
    DOMAIN: 'Shows the domain the asset is assigned to.',
    STRUCTURED_PROPERTY: "Shows the asset's value of the property named in `structuredPropertyUrn`.",
    DOCUMENT_STATUS: 'Shows whether a document is published.',
    DOCUMENT_TYPE: 'Shows what type of document the asset is.',
    SEMANTIC_MODEL: 'Shows the semantic model the asset belongs to.',
  },
});

export const summaryElement = record({
  name: 'com.linkedin.template.SummaryElement',
  doc: "One property in the header of an asset's summary page.",
  fields: {
    elementType: { type: summaryElementType, doc: 'Which property to show, for example `OWNERS` or `TAGS`.' },
    structuredPropertyUrn: {
      type: urn('structuredProperty'),
      doc: 'URN naming the property whose value appears, mandatory with `STRUCTURED_PROPERTY`; leave absent for other element types.',
      optional: true,
      relationship: { name: 'ContainsStructuredProperty', to: ['structuredProperty'] },
    },
  },
});

export const dataHubPageTemplateAssetSummary = record({
  name: 'com.linkedin.template.DataHubPageTemplateAssetSummary',
  doc: 'Part of a page template that applies to asset summary pages only.',
  fields: {
    summaryElements: {
      type: array(summaryElement),
      doc: 'Properties in the header of the summary page, in order of display.',
      optional: true,
    },
  },
});

export const dataHubPageTemplateRow = record({
  name: 'com.linkedin.template.DataHubPageTemplateRow',
  doc: 'Modules shown side by side on a page.',
  fields: {
    modules: {
      type: array(urn('dataHubPageModule')),
      doc: 'URNs of the page modules in the row, from left to right.',
    },
  },
});

export const pageTemplateSurfaceType = enumeration({
  name: 'com.linkedin.template.PageTemplateSurfaceType',
  doc: 'Kinds of page that a template can lay out.',
  symbols: {
    HOME_PAGE: 'Layout of the first page users see.',
    ASSET_SUMMARY: "Layout of an asset's summary page, including the header set in `assetSummary`.",
  },
});

export const dataHubPageTemplateSurface = record({
  name: 'com.linkedin.template.DataHubPageTemplateSurface',
  doc: 'Place in the user interface where a page template applies.',
  fields: {
    surfaceType: {
      type: pageTemplateSurfaceType,
      doc: '`HOME_PAGE` or `ASSET_SUMMARY`, the kind of page being laid out.',
      search: { kind: 'KEYWORD' },
    },
  },
});

export const pageTemplateScope = enumeration({
  name: 'com.linkedin.template.PageTemplateScope',
  doc: 'Audience of a page layout: one user or everybody.',
  symbols: {
    PERSONAL: "One user's own layout, not applied for others.",
    GLOBAL: 'Layout shared by many users, such as the default home page.',
  },
});

export const dataHubPageTemplateVisibility = record({
  name: 'com.linkedin.template.DataHubPageTemplateVisibility',
  doc: 'Audience of a page template.',
  fields: {
    scope: {
      type: pageTemplateScope,
      doc: "`PERSONAL` for one user's own layout, `GLOBAL` for one shared by all users.",
      search: { kind: 'KEYWORD' },
    },
  },
});

export const dataHubPageTemplateProperties = aspect({
  name: 'dataHubPageTemplateProperties',
  record: 'com.linkedin.template.DataHubPageTemplateProperties',
  doc: 'Layout of a page: rows of modules, where the layout applies and who sees it.',
  fields: {
    rows: {
      type: array(dataHubPageTemplateRow),
      doc: 'Rows of the page from top to bottom, each with its modules.',
      relationship: { path: 'modules', name: 'ContainedIn', to: ['dataHubPageModule'] },
    },
    assetSummary: {
      type: dataHubPageTemplateAssetSummary,
      doc: 'Header of the summary page; set it when `surfaceType` is `ASSET_SUMMARY`.',
      optional: true,
    },
    surface: { type: dataHubPageTemplateSurface, doc: 'Kind of page the layout is for.' },
    visibility: {
      type: dataHubPageTemplateVisibility,
      doc: 'Whether the layout is personal or shared by everyone.',
    },
    created: {
      type: auditStamp,
      doc: 'Time of creation, with the URN of the user who made the template.',
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
