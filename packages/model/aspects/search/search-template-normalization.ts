import { int, record } from '@colophon/schema';

export const searchTemplateNormalization = record({
  name: 'com.linkedin.search.template.SearchTemplateNormalization',
  doc: 'Limits on wildcards, synonyms and fuzzy edits applied to the query text before rendering. The service clamps every value to a safe range.',
  fields: {
    wildcardMinimumLength: {
      type: int,
      doc: 'Characters a single-token query needs before a contains-wildcard clause joins it; 5 if neither this template nor an ancestor says.',
      optional: true,
    },
    synonymCap: {
      type: int,
      doc: 'Most synonyms put into the query context; 8 if neither this template nor an ancestor says, fewer if the clause budget runs short.',
      optional: true,
    },
    fuzzyTokenThreshold: {
      type: int,
      doc: 'Characters from which a token may match with typing errors; 5 if neither this template nor an ancestor says.',
      optional: true,
    },
    mediumFuzzyTokenThreshold: {
      type: int,
      doc: 'Characters from which a token gets `mediumFuzzyEdits` rather than `shortFuzzyEdits`; by default `fuzzyTokenThreshold` plus 2.',
      optional: true,
    },
    broadQueryTokenCap: {
      type: int,
      doc: 'Most tokens kept in the `broadQuery` variable; 8 by default, at most 256, fewer if the clause budget runs short.',
      optional: true,
    },
    shortFuzzyEdits: {
      type: int,
      doc: 'Edit distance allowed for tokens from `fuzzyTokenThreshold` up to, but not including, `mediumFuzzyTokenThreshold`; 1 by default.',
      optional: true,
    },
    mediumFuzzyEdits: {
      type: int,
      doc: 'Edit distance allowed for tokens of `mediumFuzzyTokenThreshold` characters and longer; 2 by default.',
      optional: true,
    },
  },
});
