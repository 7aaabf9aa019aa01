import { expect, it } from 'vitest';
import { startSignedIn } from './testing/start-signed-in.ts';

it('lists the stores of a server with sign-in, to everybody', async () => {
  const { anyone } = await startSignedIn();
  const { status, body } = await anyone('/health/ready');
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      status: 'ready',
      dependencies: {
        store: { state: 'up', durationMs: expect.any(Number) },
        identity: { state: 'up', durationMs: expect.any(Number) },
      },
    },
  });
});
