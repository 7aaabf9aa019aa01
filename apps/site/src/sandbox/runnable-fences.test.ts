import { describe, expect, it } from 'vitest';
import { runnableFences } from './runnable-fences.ts';

const fence = (lang: string, code: string, meta = '') => `\`\`\`${lang} ${meta}\n${code}\n\`\`\`\n`;
const curl = fence('sh', 'curl -s http://localhost:8080/config');
const sdk = fence('ts', "import { isUrn } from '@colophon/sdk';");
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
  ])('when it is %s', (_, body, language) => {
    expect(runs(body)).toEqual([language]);
  });

  it.each([
    ['has a module of Node', fence('ts', "import { readFile } from 'node:fs/promises';")],
    ['asks for the environment', fence('ts', "console.log(process.env.A, 'http://localhost:8080');")],
    ['neither imports, nor asks, nor prints anything', fence('ts', 'const a: number = 1;')],
    ['is saved for another', fence('ts', "import { isUrn } from '@colophon/sdk';", 'save title="a.ts"')],
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
    ['is another language', fence('python', 'print(1)')],
  ])('but not when it %s', (_, body) => {
    expect(runs(body)).toEqual([undefined]);
  });
});

describe('the blocks above a block', () => {
  it('remove its Run button when they write and cannot run', () => {
    expect(runs(curl + write + curl)).toEqual(['sh', undefined, undefined]);
    expect(runs(fence('sh', 'npm start', 'background') + curl)).toEqual([undefined, 'sh']);
    expect(runs(fence('json', '{}') + curl)).toEqual([undefined, 'sh']);
    expect(runs(fence('sh', 'cp -R backup data', 'restart') + curl)).toEqual([undefined, undefined]);
    expect(runs(fence('sh', 'npx @colophon/cli serve', 'background restart') + curl)).toEqual([
      undefined,
      'sh',
    ]);
    expect(runs(fence('python', 'emitter.emit(proposal)') + curl)).toEqual([undefined, undefined]);
    expect(runs(fence('python', 'print(graph.get_tags(urn))') + curl)).toEqual([undefined, 'sh']);
  });

  it('are named as the reason', () => {
    const obstaclesOf = (body: string) => runnableFences(body).map(({ obstacle }) => obstacle);
    expect(obstaclesOf(write + curl)).toEqual(['shell', 'after']);
    expect(obstaclesOf(curl + fence('json', '{}', 'output') + fence('json', '{}'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(obstaclesOf(fence('python', 'print(1)') + fence('sh', 'npm start', 'background'))).toEqual([
      'python',
      'server',
    ]);
  });

  it('keep it when another tab does the same and can run', () => {
    const set = `<Tabs>\n<Tab label="TypeScript">\n${sdk}</Tab>\n<Tab label="CLI">\n${write}${curl}</Tab>\n</Tabs>\n`;
    expect(runs(set + curl)).toEqual(['ts', undefined, undefined, 'sh']);
    const stuck = `<Tabs>\n<Tab label="CLI">\n${write}</Tab>\n</Tabs>\n`;
    expect(runs(stuck + curl)).toEqual([undefined, undefined]);
  });
});
