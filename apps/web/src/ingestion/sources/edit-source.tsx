import { useQuery } from '@tanstack/react-query';
import { ingestionSourceQuery } from '../../../gen/ingestion/sources/sources.ts';
import { read } from '../../data/query-client.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { MissingSource } from './missing-source.tsx';
import { draftOf } from './source-draft.ts';
import { SourceForm } from './source-form.tsx';

export function EditSource({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(read(ingestionSourceQuery, { urn }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const source = data.ingestionSource;
  if (!source) return <MissingSource />;
  return (
    <>
      <SectionHead title={ingestionTexts.form.editTitle(source.name)} />
      <SourceForm draftKey={urn} initial={draftOf(source)} present={source} />
    </>
  );
}
