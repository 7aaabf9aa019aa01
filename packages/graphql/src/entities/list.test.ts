import { registry } from '@colophon/model';
import { it } from 'vitest';
import { executableSchema } from '../schema/create-schema.ts';
import { pairTypes } from './pair-types.ts';

it('x', () => {
  const r = pairTypes(executableSchema(), registry);
  console.log(r.unpaired.map((u) => `${u.place}: ${u.because}`).join('\n'));
});
