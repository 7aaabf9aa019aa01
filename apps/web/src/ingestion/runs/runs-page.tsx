import '../ingestion.css';
import { useParams } from '@tanstack/react-router';
import { runUrn } from '../urns.ts';
import { RunList } from './run-list.tsx';
import { RunPage } from './run-page.tsx';

export function RunsPage() {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  return id === undefined ? <RunList /> : <RunPage key={id} urn={runUrn(id)} />;
}
