import { useQuery } from '@tanstack/react-query';
import { type EntityContactQuery, entityContactQuery } from '../../../gen/entity/head/contact.ts';
import { read } from '../../data/query-client.ts';

const withContact = new Set(['corpuser', 'corpGroup']);

/** Where a person or a group can be asked. Nothing where no address is known. */
export function Contact({ urn, entityType }: { readonly urn: string; readonly entityType: string }) {
  const { data } = useQuery({ ...read(entityContactQuery, { urn }), enabled: withContact.has(entityType) });
  const email = emailOf(data?.entity);
  return email ? <a href={`mailto:${email}`}>{email}</a> : null;
}

function emailOf(entity: EntityContactQuery['entity'] | undefined): string | undefined {
  if (!entity) return undefined;
  // What people write of themselves counts before what was ingested.
  const given =
    'groupProperties' in entity
      ? (entity.groupEditable?.email ?? entity.groupProperties?.email)
      : 'properties' in entity
        ? (entity.editableProperties?.email ?? entity.properties?.email)
        : undefined;
  return given || undefined;
}
