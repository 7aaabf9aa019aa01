import { entity, key, string } from '@colophon/schema';
import { globalSettingsInfo } from '../aspects/settings/global-settings-info.ts';
import { globalSettingsSample } from '../samples/global-settings.ts';

const globalSettingsKey = key({
  name: 'globalSettingsKey',
  record: 'com.linkedin.metadata.key.GlobalSettingsKey',
  doc: 'Identity of the one entity that holds settings for the whole catalogue.',
  fields: {
    id: { type: string, doc: 'Always `0`, since only `urn:li:globalSettings:0` is supposed to exist.' },
  },
});

export const globalSettings = entity({
  name: 'globalSettings',
  doc: 'Settings for the whole catalogue; only one exists, `urn:li:globalSettings:0`.',
  key: globalSettingsKey,
  aspects: [globalSettingsInfo],
  sample: globalSettingsSample,
});
