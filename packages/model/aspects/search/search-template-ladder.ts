import { array, int, record, string, urn } from '@colophon/schema';

export const searchTemplateLadderStop = record({
  name: 'com.linkedin.search.template.SearchTemplateLadderStop',
  doc: 'One reason for keeping the result of a ladder rung, by number of hits or by the shape of a query that found nothing.',
  fields: {
    minHits: {
      type: int,
      doc: "Smallest total, as counted in `numEntities`, with which the rung's result is good enough to keep.",
      optional: true,
    },
    emptyWhen: {
      type: string,
      doc: 'Query shape for which zero hits is an acceptable answer, such as `singleTerm`, `dotted`, `columnFilter` or `longQuery` (four or more tokens); a leading `-` negates it.',
      optional: true,
    },
  },
});

export const searchTemplateLadder = record({
  name: 'com.linkedin.search.template.SearchTemplateLadder',
  doc: 'Rules for passing a search from one template to another: when to try this one, when to keep its result, what comes next. Present but empty drops the inherited ladder.',
  fields: {
    select: {
      type: array(string),
      doc: 'Conditions on the query that must all hold before the template is tried; an empty list always tries it, a leading `-` negates one.',
      optional: true,
    },
    stop: {
      type: array(searchTemplateLadderStop),
      doc: "Conditions of which any one keeps this rung's result. Needed when `next` is set without `parallel`, and for a `merge` group with `next`.",
      optional: true,
    },
    next: {
      type: urn('searchTemplate'),
      doc: 'URN of the template to fall back on after a skipped, failed or unstopped rung; a parallel `merge` does not search it.',
      optional: true,
    },
    parallel: {
      type: array(urn('searchTemplate')),
      doc: 'URNs of keyword templates run side by side, one query each; `join` says which page is served, `next` is the fallback if none is left.',
      optional: true,
    },
    join: {
      type: string,
      doc: 'Serving rule for a `parallel` group: `any`, `allEmpty` or `merge`.',
      optional: true,
    },
    fusion: {
      type: string,
      doc: 'How a merge should mix hits: `interleave`, `weightedBlend`, `fillFreeSlots` or `keywordPreferred`. So far only validated, as merging is always by reciprocal rank.',
      optional: true,
    },
    fusionCap: {
      type: int,
      doc: 'Most hits that a merge policy may draw from any one template of the `parallel` group.',
      optional: true,
    },
    facets: {
      type: string,
      doc: 'Source of the facets of a merged page: `firstMember`, `patchFromMembers`, or `candidates`, the last only in a vector retrieval group.',
      optional: true,
    },
  },
});
