import { describe, expect, it } from 'vitest';
import { createLanguage } from '../language/create-language.ts';
import { collectTypes } from './collect-types.ts';

const language = createLanguage(collectTypes().files);
const start = `import { RestEmitter } from '@colophon/sdk/emitters';
import { makeDatasetUrn } from '@colophon/sdk/urns';
const emitter = new RestEmitter({ server: 'http://localhost:8080' });
`;

describe('the types of an editor', () => {
  it('complete the members of the SDK', () => {
    const code = `${start}emitter.`;
    const { from, names } = language.complete(code, code.length) ?? {};
    expect(from).toBe(code.length);
    expect(names).toContainEqual({ label: 'emitMany', kind: 'method' });
    expect(language.explain(code, code.length, 'emitMany')).not.toBe('');
  });

  it('complete the string values that a type allows', () => {
    const code = `${start}await emitter.emit({ entityUrn: 'urn:li:tag:a', aspectName: 'tagProp' });`;
    const at = code.indexOf("tagProp'") + 'tagProp'.length;
    const { from, names } = language.complete(code, at) ?? {};
    expect(names?.map(({ label }) => label)).toContain('tagProperties');
    expect(code.slice(from, at)).toBe('tagProp');
  });

  it('locate an error, including in a value of the model', () => {
    const value = `{ owners: [{ owner: 7, type: 'OWNER' }] }`;
    const code = `${start}await emitter.emit({ entityUrn: 'urn:li:tag:a', aspectName: 'ownership', aspect: ${value} });`;
    const [problem, ...others] = language.check(code);
    expect(others).toEqual([]);
    expect(problem?.message).toContain("Type 'number' is not assignable to type 'string'");
    const [argument] = language.check(`${start}makeDatasetUrn(7, 'b');`);
    expect(start.length + 'makeDatasetUrn('.length).toBe(argument?.from);
  });

  it('accept what samples use: globals, Node modules, top-level await', () => {
    const code = `import { setTimeout } from 'node:timers/promises';
await setTimeout(1);
const answer = await fetch(new URL('/config', 'http://localhost:8080'), { signal: AbortSignal.timeout(9) });
console.log(await answer.json(), Map.groupBy([1], String));`;
    expect(language.check(code)).toEqual([]);
  });

  it('show the type of a name', () => {
    const facts = language.describe(start, start.indexOf('makeDatasetUrn') + 1);
    expect(facts?.signature).toContain('(platform: string, name: string');
    expect(facts?.doc).toBe('URN of a dataset.');
  });
});
