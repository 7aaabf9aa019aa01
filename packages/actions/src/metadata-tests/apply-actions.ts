import type { AspectValues, Colophon } from '@colophon/sdk';
import {
  addDomain,
  addOwner,
  addTag,
  addTerm,
  type PatchStep,
  removeDomain,
  removeOwner,
  removeTag,
  removeTerm,
} from '@colophon/sdk/patch';
import type { TestAction } from './definition.ts';

/** Does to an entity what is not so yet: doing it again changes nothing. */
export async function applyActions(
  catalogue: Colophon,
  urn: string,
  aspects: AspectValues,
  actions: readonly TestAction[],
): Promise<void> {
  const steps = actions.flatMap((action) => stepsOf(action, aspects));
  if (steps.length > 0) await catalogue.patch(urn, steps);
}

function stepsOf({ type, values }: TestAction, aspects: AspectValues): PatchStep[] {
  const tags = new Set(aspects.globalTags?.tags.map(({ tag }) => tag));
  const terms = new Set(aspects.glossaryTerms?.terms.map((term) => term.urn));
  const owners = new Set(aspects.ownership?.owners.map(({ owner }) => owner));
  const domains = new Set(aspects.domains?.domains);
  const absent = (from: ReadonlySet<string>) => values.filter((value) => !from.has(value));
  const present = (from: ReadonlySet<string>) => values.filter((value) => from.has(value));
  switch (type) {
    case 'add_tags':
      return absent(tags).map((tag) => addTag(tag));
    case 'remove_tags':
      return present(tags).map(removeTag);
    case 'add_terms':
    case 'add_glossary_terms':
      return absent(terms).map(addTerm);
    case 'remove_terms':
    case 'remove_glossary_terms':
      return present(terms).map(removeTerm);
    case 'add_owners':
      return absent(owners).map((owner) => addOwner(owner));
    case 'remove_owners':
      return present(owners).map((owner) => removeOwner(owner));
    case 'set_domain':
      return [
        ...[...domains].filter((domain) => !values.includes(domain)).map(removeDomain),
        ...absent(domains).map(addDomain),
      ];
    case 'unset_domain':
      return (values.length === 0 ? [...domains] : present(domains)).map(removeDomain);
  }
}
