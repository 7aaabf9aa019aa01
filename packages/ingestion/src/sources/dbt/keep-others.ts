import type { Ownership } from '@colophon/model-types';
import type { ChangeProposal, Colophon } from '@colophon/sdk';
import { makeTagUrn } from '@colophon/sdk/urns';
import type { DbtConfig } from './config.ts';

/**
 * With `write_semantics: PATCH`, adds what others have said to the owners, tags and terms that dbt has: owners that no
 * source control names, tags without the prefix, all terms. Without a catalogue there are no others.
 */
export async function keepOthers(
  proposals: readonly ChangeProposal[],
  config: DbtConfig,
  catalogue: Colophon | undefined,
): Promise<readonly ChangeProposal[]> {
  if (!catalogue || config.write_semantics !== 'PATCH') return proposals;
  const merged: ChangeProposal[] = [];
  for (const proposal of proposals) merged.push(await withOthers(proposal, config, catalogue));
  return merged;
}

async function withOthers(
  proposal: ChangeProposal,
  config: DbtConfig,
  { aspects }: Colophon,
): Promise<ChangeProposal> {
  if (!('aspect' in proposal) || !proposal.entityUrn.startsWith('urn:li:dataset:')) return proposal;
  const { entityUrn: urn } = proposal;
  switch (proposal.aspectName) {
    case 'ownership': {
      const before = await aspects.get(urn, 'ownership');
      const named = new Set(proposal.aspect.owners.map(({ owner }) => owner));
      const others = (before?.owners ?? []).filter(
        ({ owner, source }: Ownership['owners'][number]) =>
          !named.has(owner) && source?.type !== 'SOURCE_CONTROL',
      );
      return { ...proposal, aspect: { ...proposal.aspect, owners: [...proposal.aspect.owners, ...others] } };
    }
    case 'globalTags': {
      const before = await aspects.get(urn, 'globalTags');
      const named = new Set(proposal.aspect.tags.map(({ tag }) => tag));
      const own = config.tag_prefix === '' ? undefined : makeTagUrn(config.tag_prefix);
      const others = (before?.tags ?? []).filter(
        ({ tag }) => !named.has(tag) && (own === undefined || !tag.startsWith(own)),
      );
      return { ...proposal, aspect: { ...proposal.aspect, tags: [...proposal.aspect.tags, ...others] } };
    }
    case 'glossaryTerms': {
      const before = await aspects.get(urn, 'glossaryTerms');
      const named = new Set(proposal.aspect.terms.map((term) => term.urn));
      const others = (before?.terms ?? []).filter((term) => !named.has(term.urn));
      return { ...proposal, aspect: { ...proposal.aspect, terms: [...proposal.aspect.terms, ...others] } };
    }
    default:
      return proposal;
  }
}
