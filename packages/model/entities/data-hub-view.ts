import { entity, key, string } from '@colophon/schema';
import { dataHubViewInfo } from '../aspects/search/data-hub-view-info.ts';
import { dataHubViewSample } from '../samples/data-hub-view.ts';

const dataHubViewKey = key({
  name: 'dataHubViewKey',
  record: 'com.linkedin.metadata.key.DataHubViewKey',
  doc: 'Identity of a view, a saved filter that narrows search and browsing for one user or for everybody.',
  fields: { id: { type: string, doc: "Last part of the view's URN, unique among views." } },
});

export const dataHubView = entity({
  name: 'dataHubView',
  doc: 'A saved search filter that narrows the whole interface, for example to production datasets; personal or for everyone.',
  key: dataHubViewKey,
  aspects: [dataHubViewInfo],
  sample: dataHubViewSample,
});
