import { registry } from '@colophon/model';
import type { Aspect, EnumerationType, JsonObject } from '@colophon/schema';
import { describe, expect, it } from 'vitest';
import { createValidator } from '../validate/validator.ts';
import { toWireSymbols } from './to-wire-symbols.ts';

const aspectNamed = (name: string): Aspect => {
  const aspect = registry.aspects.get(name);
  if (!aspect) throw new Error(`no aspect ${name}`);
  return aspect;
};

/** The aspects that hold an enumeration whose documented names differ, with a value for each. */
const cases: readonly [string, (symbol: string) => JsonObject, string][] = [
  [
    'dataJobInfo',
    (status) => ({ name: 'a', type: { string: 'SQL' }, status }),
    'com.linkedin.datajob.JobStatus',
  ],
  ['mlModelDeploymentProperties', (status) => ({ status }), 'com.linkedin.ml.metadata.DeploymentStatus'],
  [
    'dataProcessInstanceRunEvent',
    (type) => ({ timestampMillis: 1, status: 'COMPLETE', result: { type, nativeResultType: 'airflow' } }),
    'com.linkedin.dataprocess.RunResultType',
  ],
];

describe('toWireSymbols', () => {
  it.each(cases)('accepts both spellings in %s, and stores the wire’s', (name, document, enumeration) => {
    const aspect = aspectNamed(name);
    const { symbols, names = {} } = registry.types.get(enumeration) as EnumerationType;
    expect(Object.keys(names).length).toBeGreaterThan(0);
    for (const symbol of Object.keys(symbols)) {
      const documented = names[symbol] ?? symbol;
      expect(toWireSymbols(aspect, document(documented))).toEqual(document(symbol));
      expect(toWireSymbols(aspect, document(symbol))).toEqual(document(symbol));
      expect(() => createValidator().validate(aspect, document(symbol))).not.toThrow();
    }
  });

  it('leaves undocumented names to the schema', () => {
    const aspect = aspectNamed('mlModelDeploymentProperties');
    expect(toWireSymbols(aspect, { status: 'SLEEPING', description: 'INSERVICE' })).toEqual({
      status: 'SLEEPING',
      description: 'INSERVICE',
    });
  });
});
