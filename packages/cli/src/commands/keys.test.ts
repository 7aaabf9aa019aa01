import { expect, it } from 'vitest';
import { run, serve, temporaryFolder } from '../testing/run-colophon.ts';

const secret = 'urn:li:dataHubSecret:warehouse';

/** A stopped catalogue with a secret, whose key file was made for it. */
async function folderWithSecret(): Promise<string> {
  const data = await temporaryFolder();
  const { address, stop } = await serve(data);
  const value = JSON.stringify({ name: 'warehouse', value: 'hunter2' });
  expect(
    await run(['put', secret, 'dataHubSecretValue'], { input: value, env: { COLOPHON_SERVER: address } }),
  ).toMatchObject({ code: 0 });
  await stop('SIGTERM');
  return data;
}

interface Listed {
  readonly id: string;
  readonly purpose: string;
  readonly createdAt: string;
  readonly isCurrent: boolean;
}

it('lists, rotates and removes the keys of a data folder', async () => {
  const data = await folderWithSecret();
  const keys = async (...args: string[]): Promise<Listed[]> => {
    const done = await run(['keys', ...args, '--data', data, '--json']);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    return JSON.parse(done.stdout);
  };
  const [first, ...others] = await keys('list');
  expect(first).toMatchObject({ purpose: 'encryption', isCurrent: true });
  expect(others).toMatchObject([{ purpose: 'signing', isCurrent: true }]);
  const old = first?.id ?? '';

  expect(
    (await keys('rotate')).map(({ id, purpose, isCurrent }) => [purpose, isCurrent, id === old]),
  ).toEqual([
    ['encryption', true, false],
    ['encryption', false, true],
    ['signing', true, false],
    ['signing', false, false],
  ]);
  const remove = (id: string) => run(['keys', 'remove', id, '-d', data]);
  expect(await remove(old)).toEqual({
    code: 1,
    stdout: '',
    stderr: `colophon: The key ${old} is still needed for ${secret}. Start the server once: it encrypts all secrets with the newest key.\n`,
  });
  const server = await serve(data);
  expect((await remove(old)).stderr).toMatch(/^colophon: Another process is using the data folder /);
  await server.stop('SIGTERM');
  expect((await remove(old)).stdout).not.toContain(old);
  const [current] = await keys('list');
  expect(await remove(current?.id ?? '')).toMatchObject({
    code: 1,
    stderr: `colophon: Key ${current?.id} is in use. Rotate it before you remove it.\n`,
  });
});

it('names a folder that has no keys', async () => {
  const data = await temporaryFolder();
  expect(await run(['keys', 'list', '--data', data])).toEqual({
    code: 3,
    stdout: '',
    stderr: `colophon: there is no catalogue in ${data}\n`,
  });
  await (await serve(data)).stop('SIGTERM');
  expect(await run(['keys', 'rotate', '--data', data])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('identity.keys does not exist'),
  });
});
