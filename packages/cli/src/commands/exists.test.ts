import { expect, it } from 'vitest';
import { pii, startSampleCatalogue } from '../testing/start-sample-catalogue.ts';

it('reports by text and exit code whether an entity exists', async () => {
  const { colophon } = await startSampleCatalogue();
  expect(await colophon(['exists', pii])).toEqual({ code: 0, stdout: `${pii} exists\n`, stderr: '' });
  expect(await colophon(['exists', 'urn:li:tag:absent'])).toEqual({
    code: 3,
    stdout: '',
    stderr: 'colophon: urn:li:tag:absent does not exist\n',
  });
  expect((await colophon(['exists', 'absent'])).code).toBe(1);
});
