import { describe, expect, it } from 'vitest';
import { createTestMcp } from '../testing/test-mcp.ts';
import type { DocumentationFiles } from './documentation.ts';

const long = Array.from({ length: 2000 }, (_, at) => `Step ${at}.`).join(' ');
const pages: Readonly<Record<string, string>> = {
  'docs/index.json': JSON.stringify([
    { id: 'tags', title: 'Tags', description: 'Label what you have.', sidebarName: 'Tags' },
    { id: 'how/backup', title: 'Back up', description: 'Keep a copy.', sidebarName: 'Back up' },
    { id: 'gone', title: 'Gone', description: 'No copy of it exists.', sidebarName: 'Gone' },
  ]),
  'docs/tags.md':
    '# Tags\n\nA tag is a label.\n\n## Add tags\n\n```sh\n## no heading\ncolophon put <urn>\n```\n',
  'docs/how/backup.md': `# Back up\n\nCopy the database.\n\n## Restore\n\n${long}\n`,
};
const documentation: DocumentationFiles = { read: async (path) => pages[path] };

describe('the documentation', () => {
  it('has no tools where the server has none', async () => {
    const client = await (await createTestMcp()).connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).join()).not.toContain('documentation');
    expect(client.getInstructions()).not.toContain('search_documentation');
  });

  it('is searched by words, section by section', async () => {
    const mcp = await createTestMcp({ documentation });
    const { data } = await mcp.call('search_documentation', { query: 'How do I add a tag?' });
    expect(data.results[0]).toMatchObject({ page: 'tags', section: 'Add tags' });
    expect((await mcp.call('search_documentation', { query: 'restore' })).data.results).toMatchObject([
      { page: 'how/backup', title: 'Back up', section: 'Restore' },
    ]);
    expect((await mcp.call('search_documentation', { query: 'zebra' })).data).toMatchObject({
      total: 0,
      results: [],
    });
  });

  it('is read as Markdown, whole or in sections, and long pages go on', async () => {
    const mcp = await createTestMcp({ documentation });
    const page = await mcp.call('read_documentation', { page: '/docs/tags#add-tags' });
    expect(page.document).toBe(pages['docs/tags.md']);
    expect(page.text).toContain('colophon put <urn>');
    const section = await mcp.call('read_documentation', { page: 'tags', section: 'add tags' });
    expect(section.document).toBe('## Add tags\n\n```sh\n## no heading\ncolophon put <urn>\n```');
    let text = '';
    let cursor: string | undefined;
    do {
      const next = await mcp.call('read_documentation', {
        page: 'how/backup',
        max_tokens: 1000,
        ...(cursor !== undefined && { cursor }),
      });
      expect(next.text.length).toBeLessThanOrEqual(4000);
      text += next.document;
      cursor = next.next;
    } while (cursor !== undefined);
    expect(text).toBe(pages['docs/how/backup.md']);
    for (const args of [{ page: 'gone' }, { page: '../../etc/passwd' }, { page: 'tags', section: 'none' }])
      expect(await mcp.call('read_documentation', args)).toMatchObject({ isError: true });
  });
});
