import type { Owner, Ownership } from '@colophon/model-types';
import type { AnyProposal } from '@colophon/sdk';
import {
  makeInstitutionalMemoryAspect,
  makeStatusAspect,
  validateOwnershipType,
} from '@colophon/sdk/builders';
import { makeGroupUrn, makeUserUrn } from '@colophon/sdk/urns';
import type { SourceRecord } from '../../definitions/record.ts';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import type { Glossary, GlossaryLink, GlossaryNode, GlossaryOwners, GlossaryTerm } from './config.ts';
import { collectUrns, glossaryUrn } from './glossary-urns.ts';

export interface GlossaryOptions {
  readonly autoId: boolean;
  /** Milliseconds since the epoch, for links. */
  readonly now: number;
  /** Where a path is in the file. */
  at(path: readonly PropertyKey[]): string;
  /** @throws Error with a sentence when there is no such domain. */
  domainUrn(domain: string): Promise<string>;
}

type Path = readonly PropertyKey[];
interface Parent {
  readonly urn: string | undefined;
  readonly owners: Ownership;
  /** Names of the groups around. */
  readonly names: readonly string[];
  /** Where it is in the file. */
  readonly path: Path;
}

/**
 * The groups and terms of a glossary, groups first.
 *
 * @param mistakes Takes what is wrong, each with its place.
 */
export async function* glossaryRecords(
  glossary: Glossary,
  options: GlossaryOptions,
  mistakes: string[],
): AsyncGenerator<SourceRecord> {
  const { autoId, at } = options;
  const urns = collectUrns(glossary, autoId);

  /** Notes the mistake at a place, and goes on without the value. */
  function attempt<T>(path: Path, make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      mistakes.push(`${at(path)}: ${path.map(String).join('.')}: ${(error as Error).message}`);
      return undefined;
    }
  }

  const ownership = (owners: GlossaryOwners, path: Path): Ownership => ({
    owners: [owners].flat().flatMap((group, i) => {
      const place = [...path, ...(Array.isArray(owners) ? [i] : []), 'type'];
      return attempt(place, () => ownersOf(group)) ?? [];
    }),
  });

  const related = (terms: readonly string[] | null | undefined) =>
    terms?.map((term) => glossaryUrn('glossaryTerm', [term], urns.get(term), autoId));

  async function* visit(
    parent: Parent,
    group: Pick<GlossaryNode, 'nodes' | 'terms'>,
  ): AsyncGenerator<SourceRecord> {
    for (const [i, node] of (group.nodes ?? []).entries()) {
      const path = [...parent.path, 'nodes', i];
      const names = [...parent.names, node.name];
      const owners = node.owners ? ownership(node.owners, [...path, 'owners']) : parent.owners;
      const urn = glossaryUrn('glossaryNode', names, node.id, autoId);
      yield { id: names.join('.'), proposals: nodeProposals(urn, node, parent.urn, owners, options.now) };
      yield* visit({ urn, owners, names, path }, node);
    }
    for (const [i, term] of (group.terms ?? []).entries()) {
      const path = [...parent.path, 'terms', i];
      const names = [...parent.names, term.name];
      const owners = term.owners ? ownership(term.owners, [...path, 'owners']) : parent.owners;
      const urn = glossaryUrn('glossaryTerm', names, term.id, autoId);
      const domain =
        term.domain &&
        (await options.domainUrn(term.domain).catch((error: Error) => {
          mistakes.push(`${at([...path, 'domain'])}: ${[...path, 'domain'].join('.')}: ${error.message}`);
          return undefined;
        }));
      const proposals: AnyProposal[] = [
        aspectProposal(urn, 'glossaryTermInfo', termInfo(term, glossary, parent.urn)),
        ...relatedTerms(urn, term, related),
        aspectProposal(urn, 'ownership', owners),
        ...(domain ? [aspectProposal(urn, 'domains', { domains: [domain] })] : []),
        ...linkProposals(urn, term.knowledge_links, options.now),
        aspectProposal(urn, 'status', makeStatusAspect()),
      ];
      yield { id: names.join('.'), proposals };
    }
  }
  const owners = ownership(glossary.owners, ['owners']);
  yield* visit(
    { urn: undefined, owners, names: [], path: [] },
    glossary as Pick<GlossaryNode, 'nodes' | 'terms'>,
  );
}

const nodeProposals = (
  urn: string,
  node: GlossaryNode,
  parentNode: string | undefined,
  owners: Ownership,
  now: number,
): AnyProposal[] => [
  aspectProposal(urn, 'glossaryNodeInfo', {
    definition: node.description,
    name: node.name,
    customProperties: { ...node.custom_properties },
    ...(parentNode !== undefined && { parentNode }),
  }),
  aspectProposal(urn, 'ownership', owners),
  ...linkProposals(urn, node.knowledge_links, now),
  aspectProposal(urn, 'status', makeStatusAspect()),
];

const termInfo = (term: GlossaryTerm, glossary: Glossary, parentNode: string | undefined) => {
  const sourceRef = term.source_ref || glossary.source;
  const sourceUrl = term.source_url || glossary.url;
  return {
    definition: term.description,
    termSource: term.term_source ?? glossary.source_type,
    name: term.name,
    customProperties: { ...term.custom_properties },
    ...(sourceRef && { sourceRef }),
    ...(sourceUrl && { sourceUrl }),
    ...(parentNode !== undefined && { parentNode }),
  };
};

function relatedTerms(
  urn: string,
  term: GlossaryTerm,
  urnsOf: (terms: readonly string[] | null | undefined) => string[] | undefined,
): AnyProposal[] {
  const named = {
    isRelatedTerms: urnsOf(term.inherits),
    hasRelatedTerms: urnsOf(term.contains),
    values: urnsOf(term.values),
    relatedTerms: urnsOf(term.related_terms),
  };
  const present = Object.entries(named).filter(([, urns]) => urns !== undefined);
  if (present.length === 0) return [];
  return [aspectProposal(urn, 'glossaryRelatedTerms', Object.fromEntries(present))];
}

function ownersOf(group: Extract<GlossaryOwners, readonly unknown[]>[number]): Owner[] {
  const { type, typeUrn } = validateOwnershipType(group.type || 'DEVELOPER');
  const typeUrnOf = group.typeUrn ?? typeUrn;
  const urns = [...(group.users ?? []).map(makeUserUrn), ...(group.groups ?? []).map(makeGroupUrn)];
  return urns.map((owner) => ({ owner, type, ...(typeUrnOf !== undefined && { typeUrn: typeUrnOf }) }));
}

function linkProposals(
  urn: string,
  links: readonly GlossaryLink[] | null | undefined,
  time: number,
): AnyProposal[] {
  const whole = (links ?? []).flatMap(({ label, url }) =>
    label && url ? [{ description: label, url }] : [],
  );
  if (whole.length === 0) return [];
  const stamp = { time, actor: 'urn:li:corpuser:datahub', message: 'ingestion bot' };
  return [aspectProposal(urn, 'institutionalMemory', makeInstitutionalMemoryAspect(whole, stamp))];
}
