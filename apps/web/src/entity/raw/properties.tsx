import './raw.css';
import { useQuery } from '@tanstack/react-query';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { texts } from '../../texts/texts.ts';
import { propertiesIn } from './properties-in.ts';
import { storedAspects } from './stored-aspects.ts';

/** What sources say of an entity in words of their own. */
export function Properties({ urn }: { readonly urn: string }) {
  const { data, error, refetch } = useQuery(storedAspects(urn));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const properties = propertiesIn(data);
  if (properties.length === 0) return <Empty>{texts.properties.none}</Empty>;
  return (
    <table className="properties">
      <tbody>
        {properties.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
