import { describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { withoutMarks } from './mutation-marks.ts';
import { runTabs } from './run-tabs.ts';
import { blocksFor, checkLabels, labelsOf } from './tabs.ts';

const tab = (label: string, code: string) => `<Tab label="${label}">\n\n\`\`\`sh\n${code}\n\`\`\`\n\n</Tab>`;
const tabs = (...panels: string[]) => `<Tabs>\n${panels.join('\n')}\n</Tabs>`;
const put = (name: string) =>
  `npx @colophon/cli put urn:li:tag:pii tagProperties <<< '{ "name": "${name}" }'`;
const codes = (page: string, label: string) => blocksFor(parseBlocks(page), label).map(({ text }) => text);

describe('the tabs of a page', () => {
  const page = [
    tabs(tab('HTTP', 'a'), tab('CLI', 'b')),
    '```sh\nc\n```',
    tabs(tab('TypeScript', 'd'), tab('CLI', 'e')),
  ].join('\n\n');

  it('show the one with the chosen label, or else the first', () => {
    expect(labelsOf(parseBlocks(page))).toEqual(['HTTP', 'CLI', 'TypeScript']);
    expect(codes(page, 'CLI')).toEqual(['b', 'c', 'e']);
    expect(codes(page, 'HTTP')).toEqual(['a', 'c', 'd']);
    expect(codes(page, 'TypeScript')).toEqual(['a', 'c', 'd']);
  });

  it('have languages by their names, in their order', () => {
    const labels = (...names: string[]) =>
      checkLabels(parseBlocks(tabs(...names.map((name) => tab(name, 'a')))));
    expect(labels('TypeScript', 'HTTP', 'GraphQL', 'CLI', 'Python')).toEqual([]);
    expect(labels('macOS', 'Linux')).toEqual([]);
    expect(labels('CLI', 'TypeScript')).toMatchObject([/the tabs are CLI, TypeScript/]);
    expect(labels('TypeScript', 'Command line')).toHaveLength(1);
  });

  it('must result in the same state', async () => {
    const same = parseBlocks(tabs(tab('HTTP', put('a')), tab('CLI', put('a'))));
    expect((await runTabs('tabs-test.mdx', same)).outcomes.size).toBe(2);
    const different = parseBlocks(tabs(tab('HTTP', put('a')), tab('CLI', put('b'))));
    await expect(runTabs('tabs-test.mdx', different)).rejects.toThrow(
      /line 4: .* CLI differs from .* HTTP:\nurn:li:tag:pii tagProperties/,
    );
  });

  it('may leave what only mutations of GraphQL write', () => {
    const owners = (marks: object) => ({
      'urn:li:tag:pii ownership': {
        owners: [{ owner: 'urn:li:corpuser:ana', type: 'TECHNICAL_OWNER', ...marks }],
      },
    });
    const marked = owners({
      source: { type: 'MANUAL' },
      typeUrn: 'urn:li:ownershipType:__system__technical_owner',
    });
    expect(withoutMarks('tabs-test.mdx', marked)).toEqual(owners({}));
    expect(withoutMarks('api/tutorials/creating-tags.mdx', marked)).toEqual({});
  });
});
