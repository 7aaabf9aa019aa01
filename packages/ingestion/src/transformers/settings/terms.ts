import type { AuditStamp, GlossaryTermAssociation } from '@colophon/model-types';
import { urnField } from './fields.ts';

/** The URN of a glossary term. */
export const termUrn = urnField('glossaryTerm');

/** Associations with terms, by their URNs. */
export const asTerms = (urns: readonly string[]): GlossaryTermAssociation[] => urns.map((urn) => ({ urn }));

/** Who adds terms, where the source does not say: the actor has the name that DataHub gives it. */
export const termStamp = (time: number): AuditStamp => ({ time, actor: 'urn:li:corpuser:restEmitter' });
