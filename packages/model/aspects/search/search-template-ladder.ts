import { array, int, record, string, urn } from '@colophon/schema';

export const searchTemplateLadderStop = record({
  name: 'com.linkedin.search.template.SearchTemplateLadderStop',
  doc: 'A condition under which the result of a rung is used: enough hits, or a query shape for which no hits are acceptable.',
  fields: {
    minHits: {
      type: int,
      doc: "Minimum `numEntities` for the rung's result to be used.",
      optional: true,
    },
    emptyWhen: {
      type: string,
      doc: 'Query shape for which an empty result is acceptable, such as `singleTerm`, `dotted`, `columnFilter` or `longQuery` (four or more tokens). A leading `-` negates it.',
      optional: true,
    },
  },
});

export const searchTemplateLadder = record({
  name: 'com.linkedin.search.template.SearchTemplateLadder',
  doc: 'Fallback rules between templates: when to run this one, when to use its result, and which to run next. An empty record clears the inherited ladder.',
  fields: {
    select: {
      type: array(string),
      doc: 'Conditions that the query must meet, all of them, for the template to run. A leading `-` negates a condition. With an empty list, the template always runs.',
      optional: true,
    },
    stop: {
      type: array(searchTemplateLadderStop),
      doc: "Conditions under which this rung's result is used; one of them is enough. Required if `next` is set without `parallel`, and for a `merge` group with `next`.",
      optional: true,
    },
    next: {
      type: urn('searchTemplate'),
      doc: 'URN of the template to run next if this rung is skipped, fails, or meets no `stop` condition. Not searched by a parallel `merge`.',
      optional: true,
    },
    parallel: {
      type: array(urn('searchTemplate')),
      doc: 'URNs of keyword templates to run in parallel, one query each. `join` selects the returned page; `next` is the fallback if no template is left.',
      optional: true,
    },
    join: {
      type: string,
      doc: 'How the results of a `parallel` group are combined: `any`, `allEmpty` or `merge`.',
      optional: true,
    },
    fusion: {
      type: string,
      doc: 'How a merge combines hits: `interleave`, `weightedBlend`, `fillFreeSlots` or `keywordPreferred`. Validated but not used: merges always use reciprocal rank fusion.',
      optional: true,
    },
    fusionCap: {
      type: int,
      doc: 'Maximum number of hits that a merge takes from each template of the `parallel` group.',
      optional: true,
    },
    facets: {
      type: string,
      doc: 'Source of the facets of a merged page: `firstMember`, `patchFromMembers` or, for vector retrieval groups only, `candidates`.',
      optional: true,
    },
  },
});
