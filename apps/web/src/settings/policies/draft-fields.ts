import { policyTexts } from '../../texts/policies.ts';
import type { Fields } from '../../ui/same-fields.ts';
import type { PolicyDraft } from './draft.ts';

/** A policy as a text for each part, to compare two versions of it. */
export const fieldsOf = ({ actors, criteria, privileges, ...draft }: PolicyDraft): Fields => ({
  [policyTexts.name]: draft.name.trim(),
  [policyTexts.description]: draft.description,
  [policyTexts.type]: policyTexts.types[draft.type],
  [policyTexts.isActive]: String(draft.isActive),
  [policyTexts.privileges]: privileges.toSorted().join(', '),
  [policyTexts.columns.who]: JSON.stringify(actors, undefined, 2),
  [policyTexts.columns.what]: JSON.stringify(criteria, undefined, 2),
});
