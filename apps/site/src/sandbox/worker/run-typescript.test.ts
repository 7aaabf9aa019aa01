import { describe, expect, it } from 'vitest';
import { runTypeScript } from './run-typescript.ts';

async function run(code: string) {
  let output = '';
  const fault = await runTypeScript(code, ({ text }) => {
    output += text;
  });
  return { output, fault };
}

describe('TypeScript in the sandbox', () => {
  it('runs with stripped types, SDK imports and top-level await', async () => {
    const code = `import { makeTagUrn } from '@colophon/sdk/urns';
import { addTag } from '@colophon/sdk/patch';
import type { Tag } from '@colophon/sdk/types';
if (typeof addTag !== 'function') throw new Error('no function');
interface Named { readonly name: string }
const named = { name: 'a' } satisfies Named;
console.log(makeTagUrn(await Promise.resolve<string>(named.name)) as string);
for await (const each of [1, 2]) console.log(each!);`;
    expect(await run(code)).toEqual({ output: 'urn:li:tag:a\n1\n2\n', fault: undefined });
  });

  it('prints what Node prints', async () => {
    const code = `console.log('%s has %d', 'a', 1, { deep: { deep: { deep: {} } } }, ['b'], undefined);
console.error(new Map([['k', new Set([1])]]));
console.log([{ entity: 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)', score: 1 }]);`;
    expect((await run(code)).output).toBe(`a has 1 { deep: { deep: { deep: {} } } } [ 'b' ] undefined
Map(1) { 'k' => Set(1) { 1 } }
[
  {
    entity: 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)',
    score: 1
  }
]
`);
  });

  it('reports an error in one sentence, with its line and without a stack trace', async () => {
    expect(await run("console.log('begun');\n\nthrow new TypeError('no good');")).toEqual({
      output: 'begun\n',
      fault: { message: 'TypeError: no good', line: 3 },
    });
    expect((await run('const a = 1;\nconst b = ;')).fault).toMatchObject({
      line: 2,
      message: expect.stringMatching(/^SyntaxError: [^\n]+$/),
    });
    expect((await run("import { readFile } from 'node:fs';\nreadFile('x');")).fault).toMatchObject({
      message: expect.stringMatching(
        /^Error: "node:fs" cannot be imported here: only @colophon\/sdk, .+, node:timers\/promises can\.$/,
      ),
    });
    expect((await run("throw 'text';")).fault).toEqual({ message: 'Thrown: text' });
  });
});
