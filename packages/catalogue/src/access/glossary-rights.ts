import type { CheckedProposal } from '../write/check-proposal.ts';
import type { ReadOtherRights } from './other-rights.ts';
import type { Privilege } from './privileges.ts';
import { parentsOf, type Resource, readResources } from './resource.ts';

/** What a group of the glossary needs for what is directly in it, and for what is anywhere below it. */
const direct: readonly Privilege[] = ['MANAGE_GLOSSARY_CHILDREN', 'MANAGE_ALL_GLOSSARY_CHILDREN'];
const below: readonly Privilege[] = ['MANAGE_ALL_GLOSSARY_CHILDREN'];

/** The aspect of each type that names the group that an entity is in. */
const infoOf: Readonly<Record<string, string>> = {
  glossaryTerm: 'glossaryTermInfo',
  glossaryNode: 'glossaryNodeInfo',
};
const parentField = 'parentNode';

/**
 * Who manages what is in a group of the glossary may change the terms and groups there, as it was before the batch: create
 * them, delete them, and move them to another group of that kind.
 */
export const readGlossaryRights: ReadOtherRights = async (checked, state, permissions) => {
  const glossary = checked.filter(({ entity }) => infoOf[entity.name] !== undefined);
  if (glossary.length === 0 || permissions.policiesFor(direct).length === 0) return undefined;
  const urns = glossary.map(({ urn }) => urn);
  const present = await state.aspectsOf([...new Set(urns)], Object.values(infoOf));
  const parents = new Map(present.map(({ urn, value }) => [urn, textOf(value[parentField])]));
  const wanted = glossary.map(wantedParent);
  const starts = [...parents.values(), ...wanted].flatMap((urn) => urn ?? []);
  const above = await parentsOf(state, starts, 'glossaryNodeInfo', parentField);
  const nodes = [...new Set([...starts, ...above.keys(), ...above.values()])];
  const fields = permissions.fieldsOf(direct).union(permissions.fieldsOf(below));
  const read = await readResources(
    state,
    nodes.map((urn) => ({ urn, entityType: 'glossaryNode' })),
    fields,
  );
  const resources = new Map(read.map((resource) => [resource.urn, resource]));

  /** Whether the actor manages what is in a group; nobody has that right for the top of the glossary. */
  function manages(group: string | undefined): boolean {
    const passed = new Set<string>();
    for (let at = group; at !== undefined && !passed.has(at); at = above.get(at)) {
      const resource: Resource | undefined = resources.get(at);
      if (resource && permissions.may(at === group ? direct : below, resource)) return true;
      passed.add(at);
    }
    return false;
  }
  const isNew = ({ urn, entity }: CheckedProposal): boolean => !state.has(urn, entity.key.name);
  const placeOf = (each: CheckedProposal): boolean => {
    if (!isNew(each)) return manages(parents.get(each.urn));
    const places = glossary.flatMap((other, i) =>
      other.urn === each.urn && other.aspect.name === infoOf[other.entity.name] ? [wanted[i]] : [],
    );
    return places.length > 0 && places.every(manages);
  };
  const isGlossary = ({ entity }: CheckedProposal): boolean => infoOf[entity.name] !== undefined;
  return {
    mayChange: (each) => isGlossary(each) && placeOf(each),
    mayWrite: (each, _, value) =>
      isGlossary(each) &&
      placeOf(each) &&
      (!value || each.aspect.name !== infoOf[each.entity.name] || manages(textOf(value[parentField]))),
  };
};

const wantedParent = ({ aspect, entity, value }: CheckedProposal): string | undefined =>
  aspect.name === infoOf[entity.name] ? textOf(value?.[parentField]) : undefined;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
