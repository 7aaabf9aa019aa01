import { array, aspect, record, urn } from '@colophon/schema';

export const assetSummarySettingsTemplate = record({
  name: 'com.linkedin.settings.asset.AssetSummarySettingsTemplate',
  doc: "One template chosen for an asset's summary page, as a record so that options can be added.",
  fields: { template: { type: urn('dataHubPageTemplate'), doc: 'URN of the `dataHubPageTemplate` to use.' } },
});

export const assetSummarySettings = record({
  name: 'com.linkedin.settings.asset.AssetSummarySettings',
  doc: 'Which page templates make up the summary page of an asset.',
  fields: {
    templates: {
      type: array(assetSummarySettingsTemplate),
      doc: 'Templates of the summary page in order; one is expected for now.',
      optional: true,
      default: [],
      relationship: { path: 'template', name: 'HasSummaryTemplate', to: ['dataHubPageTemplate'] },
    },
  },
});

export const assetSettings = aspect({
  name: 'assetSettings',
  record: 'com.linkedin.settings.asset.AssetSettings',
  doc: 'Display settings of one asset, such as the layout of its summary page; on data products, datasets, domains and glossary entries.',
  fields: {
    assetSummary: {
      type: assetSummarySettings,
      doc: "Layout chosen for the asset's summary page; absent when none has been set.",
      optional: true,
    },
  },
});
