import type { Colophon } from '@colophon/sdk';
import { makeTermUrn } from '@colophon/sdk/urns';
import { z } from 'zod';
import { defineAction } from '../definitions/action.ts';
import { entityChangeOf } from '../definitions/event.ts';
import { termKind } from '../propagation/label.ts';
import { propagationFields } from '../propagation/limits.ts';
import { propagateLabel } from '../propagation/propagate-label.ts';

/** Passes glossary terms on along lineage. */
export const termPropagation = defineAction({
  name: 'term_propagation',
  description: 'Adds the glossary terms of datasets and columns to what is made from them.',
  config: z.strictObject({
    ...propagationFields,
    target_terms: z
      .array(z.string())
      .nullish()
      .describe(
        'Names or URNs of terms. These, and terms that are a kind of them, are passed on. Default: all terms.',
      ),
    term_groups: z
      .array(z.string())
      .nullish()
      .describe(
        'IDs or URNs of term groups. Terms in them, at any depth, are passed on. Default: all groups.',
      ),
  }),
  create({ enabled, max_propagation_depth, target_terms, term_groups }, context) {
    const terms = target_terms?.map((term) => makeTermUrn(term));
    const groups = term_groups?.map((group) =>
      group.startsWith('urn:li:glossaryNode:') ? group : `urn:li:glossaryNode:${group}`,
    );
    const isWanted = async (term: string): Promise<boolean> => {
      if (!terms && !groups) return true;
      return isWithin(context.catalogue, term, { terms: terms ?? [], groups: groups ?? [] });
    };
    return {
      async act(event) {
        const change = entityChangeOf(event);
        if (!enabled || change?.category !== 'GLOSSARY_TERM' || change.modifier === undefined) return;
        if (!(await isWanted(change.modifier))) return;
        await propagateLabel(context, { kind: termKind, maxDepth: max_propagation_depth }, change);
      },
    };
  },
});

/** Whether a term is one of some, a kind of them, or in one of the groups. */
async function isWithin(
  { aspects }: Colophon,
  term: string,
  { terms, groups }: { readonly terms: readonly string[]; readonly groups: readonly string[] },
): Promise<boolean> {
  const seen = new Set<string>();
  const open = [term];
  for (let urn = open.pop(); urn !== undefined; urn = open.pop()) {
    if (seen.has(urn)) continue;
    seen.add(urn);
    if (terms.includes(urn) || groups.includes(urn)) return true;
    if (urn.startsWith('urn:li:glossaryNode:')) {
      const parent = (await aspects.get(urn, 'glossaryNodeInfo'))?.parentNode;
      if (parent !== undefined) open.push(parent);
      continue;
    }
    const [related, info] = await Promise.all([
      aspects.get(urn, 'glossaryRelatedTerms'),
      // What a term is a kind of may be in another group, which is not that of the term.
      urn === term ? aspects.get(urn, 'glossaryTermInfo') : undefined,
    ]);
    open.push(...(related?.isRelatedTerms ?? []));
    if (info?.parentNode !== undefined) open.push(info.parentNode);
  }
  return false;
}
