import '../ingestion.css';
import { useParams } from '@tanstack/react-router';
import { textOf, usePageState } from '../../section/use-page-state.ts';
import { sourceUrn } from '../urns.ts';
import { EditSource } from './edit-source.tsx';
import { NewSource } from './new-source.tsx';
import { SourceList } from './source-list.tsx';
import { SourcePage } from './source-page.tsx';

/** Part of the address under which a source is created. */
const newId = 'new';

export function SourcesPage() {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const [{ isEdited }] = usePageState(({ edit }) => ({ isEdited: textOf(String(edit ?? '')) === 'true' }));
  if (id === undefined) return <SourceList />;
  if (id === newId) return <NewSource />;
  const urn = sourceUrn(id);
  return isEdited ? <EditSource key={id} urn={urn} /> : <SourcePage key={id} urn={urn} />;
}
