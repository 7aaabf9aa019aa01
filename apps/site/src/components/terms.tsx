import { terms } from '../../../../docs/terms.ts';
import { Table } from './table.tsx';
import { words } from './words.ts';

/** The words and the names that the checks of prose hold, from the list that they read. */
export function Terms() {
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.terms.use}</th>
            <th scope="col">{words.terms.not}</th>
            <th scope="col">{words.terms.why}</th>
          </tr>
        </thead>
        <tbody>
          {terms.words.map(({ use, not, why }) => (
            <tr key={use}>
              <td>{use}</td>
              <td>{not.join(', ')}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{words.terms.names(terms.names.map(({ use }) => use))}</p>
    </>
  );
}
