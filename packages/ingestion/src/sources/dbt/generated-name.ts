import { createHash } from 'node:crypto';
import { pythonText } from '../../reading/python-text.ts';
import type { DbtNode } from './nodes.ts';

/** dbt shortens names of this many characters. */
const maxLength = 64;

/** Whether dbt has made up the name of a test, from the test, what it tests and its arguments. */
export function isGeneratedName(test: DbtNode, upstreams: readonly DbtNode[]): boolean {
  const { name = '', namespace, kwargs = {} } = test.manifest.test_metadata ?? {};
  const args = Object.entries(kwargs)
    .filter(([key]) => key !== 'model')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, value]) => partsOf(value))
    .map((value) => pythonText(value).replace(/[^0-9a-zA-Z_]+/g, '_'))
    .join('__');
  return upstreams.some((upstream) => {
    const [kind, , ...rest] = upstream.id.split('.');
    const type = [namespace, ...(kind === 'source' ? ['source'] : []), name].filter((part) => part).join('_');
    const targets =
      kind === 'source' ? [rest.join('_')] : [rest[0] ?? '', [rest[0], rest.slice(1).join('.')].join('_')];
    return targets.some((target) => {
      const identifier = `${type}_${target}`;
      const full = `${identifier}_${args}`;
      const short = `${identifier.slice(0, 30)}_${createHash('md5').update(full).digest('hex')}`;
      return test.name === full || (full.length >= maxLength && test.name === short);
    });
  });
}

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.values(value) : [value];
}
