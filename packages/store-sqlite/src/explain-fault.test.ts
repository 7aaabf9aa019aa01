import { StoreError } from '@colophon/catalogue';
import { expect, it } from 'vitest';
import { explainFault } from './explain-fault.ts';

/** SQLITE_IOERR_WRITE: the primary code of a failed disk is its low byte. */
const failedWrite = 10 | (3 << 8);

it.each([
  ['node:sqlite', Object.assign(new Error('disk I/O error'), { errcode: failedWrite })],
  ["SQLite's own build", Object.assign(new Error('disk I/O error'), { resultCode: failedWrite })],
])('knows a failed disk by the code that %s gives, and keeps the cause', (_, cause) => {
  const error = explainFault(cause);
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({
    code: 'STORE_UNAVAILABLE',
    message: 'The disk of the database failed.',
    cause,
  });
});

it.each([
  ['a constraint that is violated', Object.assign(new Error('constraint failed'), { errcode: 19 })],
  ['an error of another kind', new TypeError('x')],
  ['what is no error', null],
])('leaves %s as it is', (_, error) => {
  expect(explainFault(error)).toBe(error);
});
