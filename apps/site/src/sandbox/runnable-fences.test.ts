import { describe, expect, it } from 'vitest';
import { runnableFences } from './runnable-fences.ts';

const fence = (lang: string, code: string, meta = '') => `\`\`\`${lang} ${meta}\n${code}\n\`\`\`\n`;
const curl = fence('sh', 'curl -s http://localhost:8080/config');
const sdk = fence('ts', "import { isUrn } from '@colophon/sdk/urns';");
const write = fence('sh', 'npx @colophon/cli delete urn:li:tag:a --yes; ls');
const runs = (body: string) => runnableFences(body).map((each) => each.runs);

describe('a fenced block runs in the sandbox', () => {
  it.each([
    ['a request to the catalogue', curl, 'sh'],
    ['TypeScript that imports the SDK', sdk, 'ts'],
    [
      'what Node has too, and the sandbox',
      fence('ts', "import { setTimeout } from 'node:timers/promises';"),
      'ts',
    ],
    ['TypeScript that prints', fence('ts', 'console.log(1);'), 'ts'],
    ['a call of the command line', fence('sh', 'npx @colophon/cli search orders'), 'sh'],
    [
      'a file that it writes',
      fence('sh', 'curl -s http://localhost:8080/config -o c.json; grep a c.json'),
      'sh',
    ],
    ['a pipe', fence('sh', 'npx @colophon/cli search orders --urns | sort'), 'sh'],
    [
      'within a list',
      fence('sh', "npx @colophon/cli put urn:li:tag:a status <<'EOF'\n{}\nEOF").replace(/^(?=.)/gm, '   '),
      'sh',
    ],
    ['a request with fetch', fence('ts', "await fetch('http://localhost:8080/config');"), 'ts'],
    ['Python that imports the SDK', fence('python', 'from colophon import Colophon'), 'py'],
    ['a module of the SDK', fence('python', 'from colophon.models import GlobalTags'), 'py'],
    ['Python with several imports', fence('python', 'import json, asyncio\nfrom datetime import date'), 'py'],
  ])('when it is %s', (_, body, language) => {
    expect(runs(body)).toEqual([language]);
  });

  it.each([
    ['has a module of Node', fence('ts', "import { readFile } from 'node:fs/promises';")],
    ['asks for the environment', fence('ts', "console.log(process.env.A, 'http://localhost:8080');")],
    ['neither imports, nor asks, nor prints anything', fence('ts', 'const a: number = 1;')],
    ['is saved for another', fence('ts', "import { isUrn } from '@colophon/sdk/urns';", 'save title="a.ts"')],
    ['is output', fence('sh', 'curl -s http://localhost:8080/config', 'output')],
    ['is not run at all', fence('sh', 'curl -s http://localhost:8080/config', 'norun="why"')],
    ['asks another server', fence('sh', 'curl -s https://example.org')],
    ['asks for what the server alone has', fence('sh', 'curl -s http://localhost:8080/metrics')],
    [
      'reads a file that it has not written',
      fence('sh', 'npx @colophon/cli search a | sort\ngrep a log.jsonl'),
    ],
    [
      'sends a header that browsers keep to themselves',
      fence('sh', "curl -s http://localhost:8080/config -H 'Origin: https://a.example'"),
    ],
    ['is another language', fence('js', 'console.log(1)')],
    ['is Python with another package', fence('python', 'import sqlalchemy')],
    ['imports it after one that is there', fence('python', 'import json, sqlalchemy as sa')],
    ['imports it further in', fence('python', 'def load():\n    from datahub.cli import cli_utils')],
    ['needs a Kafka client', fence('python', 'from colophon.kafka import KafkaEmitter')],
    ['needs a Kafka client of the package', fence('python', 'from colophon import KafkaEmitter, Proposal')],
    ['reads a file', fence('python', 'with open("shop.csv") as rows:\n    print(rows.read())')],
  ])('but not when it %s', (_, body) => {
    expect(runs(body)).toEqual([undefined]);
  });
});

describe('the blocks above a block', () => {
  it('remove its Run button when they write and cannot run', () => {
    expect(runs(curl + write + curl)).toEqual(['sh', undefined, undefined]);
    expect(runs(fence('sh', 'npm start', 'background') + curl)).toEqual([undefined, 'sh']);
    expect(runs(fence('json', '{}') + curl)).toEqual([undefined, 'sh']);
    const foreign =
      "curl -s 'http://localhost:8080/aspects?action=ingestProposal' -H 'Origin: https://a.example'";
    expect(runs(fence('sh', foreign) + curl)).toEqual([undefined, 'sh']);
    expect(runs(fence('sh', 'cp -R backup data', 'restart') + curl)).toEqual([undefined, undefined]);
    expect(runs(fence('sh', 'npx @colophon/cli serve', 'background restart') + curl)).toEqual([
      undefined,
      'sh',
    ]);
    for (const option of ['kafka broker:9092', 'search http://localhost:9200'])
      expect(runs(fence('sh', `npx @colophon/cli serve --${option}`, 'background') + curl)).toEqual([
        undefined,
        undefined,
      ]);
  });

  it('leave it when they write to the other catalogue, which has sign-in', () => {
    const signedIn = fence('graphql', 'mutation { deleteTag(urn: "urn:li:tag:a") }', 'sign-in');
    const remove = fence('sh', 'npx @colophon/cli delete urn:li:tag:a --yes', 'sign-in');
    expect(runs(signedIn + remove + curl)).toEqual([undefined, undefined, 'sh']);
  });

  const other = 'import sqlalchemy\n';
  it.each([
    'emitter.emit(proposal)',
    'emitter.emit_mcps(proposals)',
    'client.aspects.write(urn, tags)',
    'client.aspects.patch(PatchBuilder(urn).add_tag("pii"))',
    'client.entities.soft_delete(urn)',
    'client.entities.hard_delete(urn)',
    'client.changes.set_position("a", 1)',
    'client.runs.rollback("a")',
    'client.maintenance.restore_indices()',
    'graph.hard_delete_timeseries_aspect(urn, "datasetProfile")',
    'pipeline.run()',
  ])('remove it when they are Python with another package that calls %s', (call) => {
    expect(runs(fence('python', other + call) + curl)).toEqual([undefined, undefined]);
    expect(runs(fence('python', call) + curl)).toEqual(['py', 'sh']);
  });

  it.each([
    'graph.get_tags(urn)',
    'client.search.find("orders")',
    'client.runs.describe("a")',
    'client.lineage.downstream(urn)',
    'hashlib.sha256(updated)',
    'print(run(1))',
  ])('leave it when they are Python with another package that calls %s', (call) => {
    expect(runs(fence('python', other + call) + curl)).toEqual([undefined, 'sh']);
  });

  it('remove it when they ingest what a reader has', () => {
    expect(runs(fence('sh', 'npx @colophon/cli ingest run -c a.yml') + curl)).toEqual([undefined, undefined]);
    expect(runs(fence('sh', 'npx @colophon/cli ingest validate -c a.yml') + curl)).toEqual([undefined, 'sh']);
  });

  it('are named as the reason', () => {
    const obstaclesOf = (body: string) => runnableFences(body).map(({ obstacle }) => obstacle);
    expect(obstaclesOf(write + curl)).toEqual(['shell', 'after']);
    expect(obstaclesOf(curl + fence('json', '{}', 'output') + fence('json', '{}'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(
      obstaclesOf(fence('python', 'import sqlalchemy') + fence('sh', 'npm start', 'background')),
    ).toEqual(['python', 'server']);
  });

  it('keep it when another tab does the same and can run', () => {
    const set = `<Tabs>\n<Tab label="TypeScript">\n${sdk}</Tab>\n<Tab label="CLI">\n${write}${curl}</Tab>\n</Tabs>\n`;
    expect(runs(set + curl)).toEqual(['ts', undefined, undefined, 'sh']);
    const stuck = `<Tabs>\n<Tab label="CLI">\n${write}</Tab>\n</Tabs>\n`;
    expect(runs(stuck + curl)).toEqual([undefined, undefined]);
  });
});
