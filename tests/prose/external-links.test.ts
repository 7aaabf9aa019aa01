import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkExternalLinks } from './external-links.ts';
import { parseText } from './text.ts';

describe('links to other sites', () => {
  let asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const status = Number(url.slice(1, 4));
    response.writeHead(status, status < 400 ? { location: '/200-new' } : {}).end();
  });
  const site = (): string => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server does not listen');
    return `http://127.0.0.1:${address.port}`;
  };

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => server.close());

  async function check(...addresses: string[]): Promise<string[]> {
    asked = [];
    const source = addresses.map((address) => `[Words](${address})\n`).join('\n');
    return (await checkExternalLinks([parseText('docs/page.mdx', source)])).map(
      ({ line, message }) => `${line} ${message}`,
    );
  }

  it('pass when the page exists, after a temporary redirect, or when the site blocks robots', async () => {
    expect(
      await check(`${site()}/200`, `${site()}/302`, `${site()}/403`, '/docs/quickstart', '#below'),
    ).toEqual([]);
  });

  it('are reported when the page has moved or is gone, at every place with one request', async () => {
    expect(await check(`${site()}/301`, `${site()}/404`, `${site()}/404`)).toEqual([
      `1 link to ${site()}/301: has moved to ${site()}/200-new`,
      `3 link to ${site()}/404: returns status 404`,
      `5 link to ${site()}/404: returns status 404`,
    ]);
    expect(asked.toSorted()).toEqual(['/301', '/404']);
  });

  it('are reported when the server does not respond', async () => {
    expect(await check('http://127.0.0.1:1/')).toEqual([expect.stringMatching(/is not answered: /)]);
  });
});
