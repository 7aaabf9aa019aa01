import './raw.css';
import { useQuery } from '@tanstack/react-query';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { texts } from '../../texts/texts.ts';
import { typeOfUrn } from '../presentations.ts';
import { storedAspects } from './stored-aspects.ts';

/** The aspects of an entity as JSON. Each name leads to its description. */
export function Raw({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(storedAspects(urn));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.length === 0) return <Empty>{texts.raw.none}</Empty>;
  return (
    <div className="raw">
      {data.map(({ name, value }) => (
        <details key={name}>
          <summary>
            <code>{name}</code>
          </summary>
          <p>
            <a href={`/docs/generated/metamodel/entities/${typeOfUrn(urn)}#${name.toLowerCase()}`}>
              {texts.raw.reference}
            </a>
          </p>
          <pre>{JSON.stringify(value, null, 2)}</pre>
        </details>
      ))}
    </div>
  );
}
