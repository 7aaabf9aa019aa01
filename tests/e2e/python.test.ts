import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStaticHost } from '../support/static-host.ts';
import { type Stage, setStage } from './browser.ts';
import { siteFolder } from './folders.ts';
import { type Sample, type SampleOutcome, sandboxOf } from './sandbox-engine.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.[Symbol.asyncDispose]());

const py = (code: string): Sample => ({ language: 'py', code });
const emptyPage = '/docs/sandbox';

/** Runs programs, one after the other. */
async function runIn(page: Page, ...programs: string[]): Promise<readonly SampleOutcome[]> {
  const sandbox = await sandboxOf(page);
  const outcomes = await sandbox.run(...programs.map(py));
  if (typeof outcomes === 'string') throw new Error(outcomes);
  return outcomes;
}

/** A page that has loaded Python already, which takes some seconds; what a program leaves there concerns no other. */
let loaded: Page | undefined;
async function runAll(...programs: string[]): Promise<readonly SampleOutcome[]> {
  loaded ??= await stage.open(emptyPage);
  return runIn(loaded, ...programs);
}

/** The files of Python that a page asks for, and how many bytes came over the wire. */
function watchPython(page: Page): { files: string[]; bytes: () => Promise<number> } {
  const files: string[] = [];
  const sizes: Promise<number>[] = [];
  page.context().on('requestfinished', (request) => {
    if (!/pyodide|python/.test(request.url())) return;
    files.push(request.url());
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return { files, bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}

const writeTag = `
from colophon import Colophon, make_dataset_urn, make_tag_urn
from colophon.models import GlobalTags, TagAssociation

urn = make_dataset_urn("postgres", "python.orders")
with Colophon("http://localhost:8080") as client:
    client.aspects.write(urn, GlobalTags(tags=[TagAssociation(tag=make_tag_urn("pii"))]))
    print(client.aspects.get(urn, GlobalTags))
`;

describe('a program in Python', () => {
  test('writes to the catalogue in the page, and reads from it', async () => {
    const [outcome] = await runAll(writeTag);
    expect(outcome).toMatchObject({ output: "GlobalTags(tags=[TagAssociation(tag='urn:li:tag:pii')])\n" });
    expect(outcome?.fault).toBeUndefined();
    expect(outcome).toHaveProperty('written');
  });

  test('awaits the asynchronous client', async () => {
    const [, outcome] = await runAll(
      writeTag,
      `
import asyncio
from colophon import AsyncColophon
from colophon.models import GlobalTags

async def main():
    async with AsyncColophon("http://localhost:8080") as client:
        tags = await client.aspects.get("urn:li:dataset:(urn:li:dataPlatform:postgres,python.orders,PROD)", GlobalTags)
        await asyncio.sleep(0.01)
        print(tags.tags[0].tag)

asyncio.run(main())
`,
    );
    expect(outcome).toMatchObject({ output: 'urn:li:tag:pii\n' });
  });

  test('is a program of its own: names of the one before are gone', async () => {
    const [first, second] = await runAll('kept = 1', 'print(kept)');
    expect(first?.fault).toBeUndefined();
    expect(second?.fault?.message).toMatch(/^NameError: name 'kept' is not defined/);
  });

  test('fails with the message and the line, without a stack', async () => {
    const [outcome] = await runAll('print("before")\n\ndef fail():\n    return 1 / 0\n\nfail()');
    expect(outcome).toEqual({
      output: 'before\n',
      fault: { message: 'ZeroDivisionError: division by zero', line: 4 },
    });
    const [broken] = await runAll('x = (1,\ny = 2');
    expect(broken?.fault?.message).toMatch(/SyntaxError/);
    expect(broken?.fault?.message).not.toMatch(/_pyodide|Traceback/);
    const [rejected] = await runAll(
      'from colophon import Colophon\nColophon("http://localhost:8080").aspects.delete("nonsense", None)',
    );
    expect(rejected?.fault?.line).toBe(2);
  });

  test('reaches no other server', async () => {
    const page = await stage.open(emptyPage);
    const asked: string[] = [];
    await runIn(page, 'print("ready")');
    page.context().on('request', (request) => asked.push(request.url()));
    const ways = [
      'import js\njs.WebSocket.new("ws://example.org/")',
      'import js\njs.XMLHttpRequest.new()',
      'import js\njs.eval("1")',
      'from urllib.request import urlopen\nurlopen("http://example.org/")',
      'from colophon import Colophon\nColophon("http://example.org").maintenance.server_config()',
      'from pyodide.http import open_url\nopen_url("http://example.org/")',
    ];
    for (const way of ways) {
      const [tried] = await runIn(page, way);
      expect(tried?.fault, way).toBeDefined();
    }
    expect(asked.filter((url) => !url.startsWith(`${stage.address}/`))).toEqual([]);
  });

  test('is stopped, even in an endless loop', async () => {
    const page = await stage.open(emptyPage);
    const sandbox = await sandboxOf(page);
    await sandbox.run(py('print("ready")'));
    const endless = sandbox.run(py('while True: pass'));
    await sandbox.stop();
    expect(await endless).toBe('SandboxStopped');
    expect(await runIn(page, 'print("again")')).toMatchObject([{ output: 'again\n' }]);
  });

  test('comes from this site, takes as many megabytes as its button says, and is not loaded for other languages', async () => {
    const page = await stage.open(emptyPage);
    const { files, bytes } = watchPython(page);
    const sandbox = await sandboxOf(page);
    await sandbox.run({ language: 'ts', code: 'console.log(1)' });
    expect(files).toEqual([]);
    await sandbox.run(py('import colophon.models'));
    expect(files.length).toBeGreaterThan(4);
    expect(files.every((url) => url.startsWith(`${stage.address}/_assets/`))).toBe(true);
    expect(await bytes()).toBeGreaterThan(3e6);
    expect(await bytes()).toBeLessThan(7e6);
  });

  test('runs on a static host, under a path, that sends two headers', async () => {
    await using host = await startStaticHost(siteFolder, '/some/path/', {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
    const page = await stage.browser.newPage();
    await page.goto(`${host.address}${emptyPage.slice(1)}`);
    expect(await runIn(page, 'import colophon\nprint("ready")')).toMatchObject([{ output: 'ready\n' }]);
  });

  test('says what is missing where the host does not send the headers', async () => {
    await using host = await startStaticHost(siteFolder, '/');
    const page = await stage.browser.newPage();
    await page.goto(`${host.address}${emptyPage.slice(1)}`);
    const [outcome] = await runIn(page, 'print(1)');
    expect(outcome?.fault?.message).toMatch(/^Python runs here only when/);
  });
});

describe('a block in Python on a page', () => {
  /** The first block of the tab for Python. */
  async function openTab(): Promise<{ page: Page; block: Locator; run: Locator }> {
    const page = await stage.open('/docs/api/tutorials/adding-tags');
    await page.getByRole('tab', { name: 'Python' }).first().click();
    const block = page.locator('.code[data-run=py]:visible').first();
    return { page, block, run: block.locator('.run') };
  }

  test('fetches Python when it is run, not before, and as much as its button says', async () => {
    const { page, block, run } = await openTab();
    const { files, bytes } = watchPython(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(files).toEqual([]);
    const [, megabytes] = /^Run · (\d+) MB$/i.exec(await run.innerText()) ?? [];
    await run.click();
    const status = block.getByRole('status');
    await status.getByText('Loading Python…').waitFor();
    await status.getByText(/^Ran in \d+ ms\./).waitFor();
    expect(await bytes()).toBeGreaterThan((Number(megabytes) - 2) * 1e6);
    expect(await bytes()).toBeLessThanOrEqual(Number(megabytes) * 1e6);
    expect(await run.innerText()).toMatch(/^Run$/i);
    expect(await page.locator('.run__size').count()).toBe(0);
  });

  test('still says what Python takes when it was stopped before that was there', async () => {
    const { page, block, run } = await openTab();
    await page.context().route('**/pyodide*/**', () => undefined);
    await run.click();
    await block.getByRole('status').getByText('Loading Python…').waitFor();
    await run.click();
    await block.getByRole('status').getByText('Stopped.').waitFor();
    expect(await run.innerText()).toMatch(/^Run · \d+ MB$/i);
  });

  test('is highlighted in the editor, which marks the line that failed', async () => {
    const { page, block } = await openTab();
    await block.getByRole('button', { name: 'Edit', exact: true }).click();
    await block.getByRole('textbox').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('# One line, then another\nprint("mine")\nraise ValueError("no")\n');
    expect(await block.locator('.cm-line span').allInnerTexts()).toContain('# One line, then another');
    await page.keyboard.press('Control+Enter');
    await block.locator('.ran[data-state=failed]').waitFor();
    expect(await block.getByRole('status').innerText()).toBe('Failed in line 3.');
    expect(await block.locator('.run-output').innerText()).toBe('mine\nValueError: no');
    expect(await block.locator('.cm-faulty').innerText()).toContain('raise');
  });
});
