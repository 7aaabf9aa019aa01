import type { Entity } from '@colophon/schema';

/** The settings of the shop's catalogue. */
export const globalSettingsSample: NonNullable<Entity['sample']> = {
  urn: 'urn:li:globalSettings:0',
  aspects: {
    globalSettingsInfo: {
      views: { defaultView: 'urn:li:dataHubView:sales-datasets' },
      homePage: { defaultTemplate: 'urn:li:dataHubPageTemplate:shop-home' },
      docPropagation: { enabled: true, columnPropagationEnabled: true },
    },
  },
};
