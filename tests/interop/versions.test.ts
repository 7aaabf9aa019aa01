import { expect, it } from 'vitest';
import { clients, readPinnedVersion } from './clients/clients.ts';
import { environments } from './environments.ts';
import { cacheFolder } from './folders.ts';
import { runTool } from './python.ts';

/** The packages of Python on the page, each with the lock file that pins it. */
const packages = clients
  .filter(({ registry }) => registry === 'PyPI')
  .flatMap(({ package: name, host, lock }) =>
    [name, ...(host ? [host] : [])].map((one) => ({ name: one, lock })),
  );

it.each(packages)('runs $name in the version that the documentation names', async ({ name, lock }) => {
  const environment = environments.find((one) => one.lock.endsWith(lock));
  const script = `import importlib.metadata as m; print(m.version("${name}"))`;
  const options = { home: cacheFolder, ...(environment && { environment }) };
  const { stdout } = await runTool('python', ['-c', script], options);
  expect(stdout.trim()).toBe(await readPinnedVersion(lock, name));
});
