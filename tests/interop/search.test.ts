import { describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { parseLines, runScript } from './python.ts';

interface Answers {
  readonly domain: string;
  readonly noDomain: null;
  readonly dataProduct: string;
  readonly containers: readonly string[];
  readonly container: readonly string[];
  readonly elsewhere: readonly string[];
  readonly search: {
    readonly numEntities: number;
    readonly entities: readonly { readonly entity: string }[];
  };
  readonly urns: readonly string[];
}

const served = await serve();
const output = await runScript('search_answers.py', [served.address], { home: served.home }).finally(() =>
  served.stop(),
);
const [answers] = parseLines<Answers>(output);
const table = (i: number): string =>
  `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.table_${String(i).padStart(2, '0')},PROD)`;

describe('the Python client', () => {
  it('finds a domain and a data product by their names', () => {
    expect(answers).toMatchObject({
      domain: 'urn:li:domain:sales',
      noDomain: null,
      dataProduct: 'urn:li:dataProduct:orders',
    });
  });

  it('finds containers of an environment, all and by a query', () => {
    expect(answers?.elsewhere).toEqual([]);
    expect(answers?.containers).toHaveLength(2);
    expect(answers?.container).toHaveLength(1);
    expect(answers?.containers).toEqual(expect.arrayContaining([...(answers?.container ?? [])]));
  });

  it('pages through a search', () => {
    expect(answers?.search).toMatchObject({ numEntities: 25 });
    expect(answers?.search.entities.map(({ entity }) => entity)).toEqual(
      Array.from({ length: 10 }, (_, i) => table(i + 5)),
    );
  });

  it('lists URNs', () => {
    expect(answers?.urns).toEqual(Array.from({ length: 5 }, (_, i) => table(i + 20)));
  });
});
