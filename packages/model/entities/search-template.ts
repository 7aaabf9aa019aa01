import { entity, key, string } from '@colophon/schema';
import { searchTemplateProperties } from '../aspects/search/search-template-properties.ts';
import { searchTemplateSample } from '../samples/search-template.ts';

const searchTemplateKey = key({
  name: 'searchTemplateKey',
  record: 'com.linkedin.metadata.key.SearchTemplateKey',
  doc: 'Identity of a search template, from which the server builds search queries.',
  fields: {
    id: {
      type: string,
      doc: 'Name of the template. Built-in templates are `exact`, `fulltext`, `identity`, `light`, `list`, `search`, `searchLight`, `structured`, `structuredExact`.',
    },
  },
});

export const searchTemplate = entity({
  name: 'searchTemplate',
  doc: 'A stored search query, written in Mustache and selected when a search runs. Excluded from default search, browse and autocomplete.',
  key: searchTemplateKey,
  aspects: [searchTemplateProperties],
  sample: searchTemplateSample,
});
