import { AuthenticationError, MultipleErrors, NetworkError } from '@platformatic/kafka';
import { expect, it } from 'vitest';
import { explain, explainMistake } from './errors.ts';

const failed = (cause: Error) =>
  new MultipleErrors('Cannot connect to any broker.', [
    new NetworkError('Connection to broker:9092 failed.', { cause }),
  ]);

it('finds a mistake in what an error was made from', () => {
  const rejected = failed(new AuthenticationError('SASL authentication failed.', {}));
  expect(explainMistake(rejected)).toMatch(
    /^Kafka rejects the sign-in: check KAFKA_PROPERTIES_SASL_USERNAME/,
  );
  const unknown = Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(explainMistake(failed(unknown))).toContain('cannot be verified (DEPTH_ZERO_SELF_SIGNED_CERT)');
});

it('takes a connection that breaks for no mistake, also while signing in', () => {
  const broken = new AuthenticationError('Cannot find a suitable SASL mechanism.', {
    cause: new NetworkError('Connection closed', {}),
  });
  expect(explainMistake(failed(broken))).toBeUndefined();
  expect(explain(failed(broken))).toBe(
    'Cannot connect to any broker. Connection to broker:9092 failed. Cannot find a suitable SASL mechanism.',
  );
});
