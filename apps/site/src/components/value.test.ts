import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { valueInMarkdown } from '../content/documented-value.ts';
import { Value } from './value.tsx';

const render = (props: ComponentProps<typeof Value>): string =>
  renderToStaticMarkup(createElement(Value, props));

describe('Value', () => {
  test('is printed as text or as code', () => {
    expect(render({ of: 'http.maxBody' })).toBe('16 MiB');
    expect(render({ of: 'cli.serve.port' })).toBe('<code>8080</code>');
  });

  test('lists the symbols of an enumeration', () => {
    expect(render({ of: 'enumeration.DatasetLineageType' })).toBe(
      '<code>COPY</code>, <code>TRANSFORMED</code> or <code>VIEW</code>',
    );
    expect(valueInMarkdown('enumeration.DatasetLineageType', 'and')).toBe('`COPY`, `TRANSFORMED` and `VIEW`');
  });

  test('rejects an unknown name, and lists the known ones', () => {
    expect(() => render({ of: 'cli.serve.prot' })).toThrow(
      /no value "cli\.serve\.prot"; it has cli\.serve\.data, .*cli\.serve\.port.*npm run generate/,
    );
    expect(() => render({ of: 'toString' })).toThrow(/no value "toString"/);
  });
});
