import '../ingestion.css';
import { useParams } from '@tanstack/react-router';
import { lazy } from 'react';
import { Forbidden } from '../../section/forbidden.tsx';
import { textOf, usePageState } from '../../section/use-page-state.ts';
import { Loading } from '../../shell/states.tsx';
import { sourceUrn } from '../urns.ts';
import { useRights } from '../use-rights.ts';

// A recipe is YAML, whose parser is more script than all else here: the list has no need of it.
const SourceList = lazy(async () => ({ default: (await import('./source-list.tsx')).SourceList }));
const EditSource = lazy(async () => ({ default: (await import('./edit-source.tsx')).EditSource }));
const NewSource = lazy(async () => ({ default: (await import('./new-source.tsx')).NewSource }));
const SourcePage = lazy(async () => ({ default: (await import('./source-page.tsx')).SourcePage }));

/** Part of the address under which a source is created. */
const newId = 'new';

export function SourcesPage() {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const [{ isEdited }] = usePageState(({ edit }) => ({ isEdited: textOf(String(edit ?? '')) === 'true' }));
  const { isKnown, sources: reason } = useRights();
  if (id === undefined) return <SourceList />;
  if (reason !== undefined) return <Forbidden page="sources" reason={reason} />;
  if (!isKnown) return <Loading />;
  if (id === newId) return <NewSource />;
  const urn = sourceUrn(id);
  return isEdited ? <EditSource key={id} urn={urn} /> : <SourcePage key={id} urn={urn} />;
}
