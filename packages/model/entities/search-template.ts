import { entity, key, string } from '@colophon/schema';
import { searchTemplateProperties } from '../aspects/search/search-template-properties.ts';
import { searchTemplateSample } from '../samples/search-template.ts';

const searchTemplateKey = key({
  name: 'searchTemplateKey',
  record: 'com.linkedin.metadata.key.SearchTemplateKey',
  doc: 'Identity of a search template, a stored pattern from which the server builds its search queries.',
  fields: {
    id: {
      type: string,
      doc: 'Name of the template. The built-in ones are `exact`, `fulltext`, `identity`, `light`, `list`, `search`, `searchLight`, `structured`, `structuredExact`.',
    },
  },
});

export const searchTemplate = entity({
  name: 'searchTemplate',
  doc: 'A stored search query, written in Mustache and picked when a search runs; left out of default search, browse and autocomplete.',
  key: searchTemplateKey,
  aspects: [searchTemplateProperties],
  sample: searchTemplateSample,
});
