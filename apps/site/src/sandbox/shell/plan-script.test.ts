import { describe, expect, it } from 'vitest';
import { ScriptError } from './parse-script.ts';
import { planScript } from './plan-script.ts';

const only = (script: string) => {
  const [step] = planScript(script);
  if (step?.kind !== 'curl') throw new Error(`expected a request, got ${step?.kind}`);
  const { headers, ...command } = step.command;
  return { ...command, headers: Object.fromEntries(headers) };
};

function errorOf(script: string): unknown {
  try {
    return planScript(script);
  } catch (error) {
    return error;
  }
}

describe('a script', () => {
  it('is read over several lines, with comments, quotes and variables', () => {
    const steps = planScript(String.raw`# First the name.
name='a b'   # with a space
echo "$name" $name'c'\'d "\$x"

curl -s 'http://x/?a=1' \
  -H "X-Name: $name"; echo done && echo`);
    expect(steps.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
      'echo 3',
      'curl 5',
      'echo 6',
      'echo 6',
    ]);
    expect(steps[0]).toMatchObject({ text: "a b a bc'd $x\n" });
  });

  it('passes a here-document or a here-string to a command', () => {
    const steps = planScript(`curl -s http://x --data-binary @- <<'EOF'
one 'two'
EOF
npx @colophon/cli put urn:li:tag:a tagProperties <<< '{ "name": "a" }'
colophon get urn:li:tag:a`);
    expect(steps).toMatchObject([
      { command: { body: "one 'two'\n" }, line: 1 },
      { args: ['put', 'urn:li:tag:a', 'tagProperties'], input: '{ "name": "a" }\n', line: 4 },
      { args: ['get', 'urn:li:tag:a'], line: 5 },
    ]);
  });

  it('passes what a command prints to the next one, or into a file', () => {
    expect(
      planScript('curl -s http://x |\n  grep -o a > found.txt\ncolophon put urn:li:tag:a b < found.txt'),
    ).toMatchObject([
      { kind: 'curl', isPiped: true, line: 1 },
      { kind: 'filter', isPiped: false, outputFile: 'found.txt', line: 2 },
      { kind: 'colophon', inputFile: 'found.txt', line: 3 },
    ]);
  });

  it('runs a loop once for each word', () => {
    const steps = planScript('echo a\nfor n in b c; do\n  echo "$n"\ndone\necho d');
    expect(steps.map((step) => [step.kind === 'echo' && step.text, step.line])).toEqual([
      ['a\n', 1],
      ['b\n', 3],
      ['c\n', 3],
      ['d\n', 5],
    ]);
  });

  it('gives a command the variables before its name', () => {
    expect(planScript('COLOPHON_TOKEN=secret colophon search a')).toMatchObject([
      { environment: { COLOPHON_TOKEN: 'secret' }, args: ['search', 'a'] },
    ]);
  });

  it.each([
    ['curl -s http://x | awk a', 1],
    ['curl -s http://x |', 1],
    ['curl -s http://x || echo', 1],
    ['echo a\nwhile read -r i; do echo $i; done', 2],
    ['curl http://x >> file', 1],
    ['curl http://x 2> file', 1],
    ['echo $(date)', 1],
    ['echo `date`', 1],
    ['echo "$unknown"', 1],
    ["curl http://x -d @- <<'EOF'\nno end", 1],
    ['curl http://x -d @file.json', 1],
    ['curl http://x --unknown', 1],
    ['curl -X', 1],
    ['curl', 1],
    ['curl http://x http://y', 1],
    ['npx @colophon/cli serve', 1],
    ['npx @colophon/cli backup copy.db', 1],
    ['npx @colophon/cli get urn:li:tag:a --server http://localhost:1', 1],
    ['npx @colophon/cli check store --json', 1],
    ['npx @colophon/cli store copy --from a --to b', 1],
    ['npx @colophon/cli check document --model folder', 1],
    ['echo a\nrm file', 2],
  ])('is rejected, with its line, when it holds more than the sandbox does: %s', (script, line) => {
    const refusal = errorOf(script);
    expect(refusal).toBeInstanceOf(ScriptError);
    expect(refusal).toMatchObject({ line, message: expect.stringMatching(/^expected .* got /s) });
  });
});

describe('a curl command', () => {
  it('uses GET to read, POST to write, and curl’s default content type', () => {
    expect(only('curl http://x')).toMatchObject({
      method: 'GET',
      headers: { accept: '*/*' },
      body: undefined,
    });
    expect(only("curl -d a=1 -d 'b=2' http://x")).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=1&b=2',
    });
    expect(only("curl --json '{}' -H 'accept: text/plain' http://x").headers).toEqual({
      accept: 'text/plain',
      'content-type': 'application/json',
    });
    expect(only('curl -XDELETE http://x').method).toBe('DELETE');
  });

  it('puts data into the query string on request', () => {
    expect(only("curl -sG 'http://x?a=1' --data-urlencode 'q=a b&c'")).toMatchObject({
      url: 'http://x?a=1&q=a%20b%26c',
      method: 'GET',
      body: undefined,
    });
  });

  it('prints the response headers on request', () => {
    expect(only('curl -s -D - -o /dev/null http://x')).toMatchObject({
      dumpsHead: true,
      outputFile: '/dev/null',
    });
  });

  it('accepts every spelling of an option', () => {
    expect(only("curl -sSfi -o /dev/null -w '%{http_code}\\n' http://x")).toMatchObject({
      fails: true,
      showsHead: true,
      outputFile: '/dev/null',
      format: '%{http_code}\\n',
    });
    expect(only('curl --head http://x')).toMatchObject({ method: 'HEAD', showsHead: true });
  });
});
