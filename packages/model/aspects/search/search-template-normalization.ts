import { int, record } from '@colophon/schema';

export const searchTemplateNormalization = record({
  name: 'com.linkedin.search.template.SearchTemplateNormalization',
  doc: 'Limits on wildcards, synonyms and fuzzy matching, applied to the query text before rendering. The service clamps each limit to a safe range.',
  fields: {
    wildcardMinimumLength: {
      type: int,
      doc: 'Minimum length of a single-token query for a contains-wildcard clause to be added. 5 if neither set nor inherited.',
      optional: true,
    },
    synonymCap: {
      type: int,
      doc: 'Maximum number of synonyms in the query context. 8 if neither set nor inherited; fewer if the clause budget is exceeded.',
      optional: true,
    },
    fuzzyTokenThreshold: {
      type: int,
      doc: 'Minimum length of a token for fuzzy matching. 5 if neither set nor inherited.',
      optional: true,
    },
    mediumFuzzyTokenThreshold: {
      type: int,
      doc: 'Minimum length of a token for `mediumFuzzyEdits` instead of `shortFuzzyEdits`. `fuzzyTokenThreshold` plus 2 by default.',
      optional: true,
    },
    broadQueryTokenCap: {
      type: int,
      doc: 'Maximum number of tokens in the `broadQuery` variable, up to 256. 8 by default; fewer if the clause budget is exceeded.',
      optional: true,
    },
    shortFuzzyEdits: {
      type: int,
      doc: 'Maximum edit distance for tokens of at least `fuzzyTokenThreshold` and fewer than `mediumFuzzyTokenThreshold` characters. 1 by default.',
      optional: true,
    },
    mediumFuzzyEdits: {
      type: int,
      doc: 'Maximum edit distance for tokens of at least `mediumFuzzyTokenThreshold` characters. 2 by default.',
      optional: true,
    },
  },
});
