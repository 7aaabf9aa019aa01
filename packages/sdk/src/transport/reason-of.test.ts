import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

it('uses the message of an error, or else its code', () => {
  const single = Object.assign(new Error('connect ECONNREFUSED ::1:8080'), { code: 'ECONNREFUSED' });
  expect(reasonOf(single)).toBe('connect ECONNREFUSED ::1:8080');
  // So Node reports a "localhost" that is both 127.0.0.1 and ::1.
  expect(reasonOf(Object.assign(new AggregateError([single]), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED',
  );
});
