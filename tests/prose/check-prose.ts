import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '../../docs/redirects.ts';
import { terms } from '../../docs/terms.ts';
import values from '../../docs/values.json' with { type: 'json' };
import { checkCommands } from './commands.ts';
import { checkDictionary } from './dictionary.ts';
import { checkExternalLinks } from './external-links.ts';
import { type Finding, sortFindings } from './finding.ts';
import { checkLinks } from './links.ts';
import { checkPaths } from './paths.ts';
import { checkRecords } from './records.ts';
import { checkSpelling } from './spelling.ts';
import { checkStructure } from './structure.ts';
import { checkTerms } from './terms.ts';
import { parseText, type Text } from './text.ts';
import { checkUnfinished } from './unfinished.ts';
import { checkValues } from './values.ts';

/** The pages, and the files that people read beside the code. */
const prose = ['docs/**/*.mdx', '*.md', 'apps/*/*.md', 'bench/*.md'];
const dictionary = 'docs/.dictionary.txt';

/** The lists among the values: `enumeration.ChangeType`, `cli.serve.log-level.choices`. */
const enumerations = Object.fromEntries(
  Object.entries(values).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
);

/** What the checks have read, and what they have found. */
export interface ProseReport {
  readonly texts: number;
  readonly findings: readonly Finding[];
}

/**
 * Reads every text of the project that people read, printed pages among them, and checks it. `online` asks other sites
 * whether they still have what the texts link to.
 */
export async function checkProse(
  root: string,
  { online }: { readonly online: boolean },
): Promise<ProseReport> {
  const files = (await Array.fromAsync(glob(prose, { cwd: root })))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const texts = await Promise.all(
    files.map(async (file) => parseText(file, await readFile(join(root, file), 'utf8'))),
  );
  const pages = texts.filter(({ file }) => file.startsWith('docs/'));
  const targets = {
    pages: new Set(pages.map(({ file }) => idOf(file))),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    hasFile: (path: string) => existsSync(join(root, path)),
  };
  const { scripts: commands } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const scripts = new Set(Object.keys(commands));
  const findings = [
    ...(await checkSpelling(root, files)),
    ...checkDictionary(dictionary, await readFile(join(root, dictionary), 'utf8'), texts),
    ...checkRecords(pages),
    ...(online ? await checkExternalLinks(texts) : []),
    ...texts.flatMap((text: Text) => [
      ...checkStructure(text),
      ...checkTerms(text, terms),
      ...checkLinks(text, targets),
      ...checkPaths(text, targets.hasFile),
      ...checkCommands(text, scripts),
      ...checkUnfinished(text),
      ...checkValues(text, enumerations),
    ]),
  ];
  return { texts: texts.length, findings: sortFindings(findings) };
}

function idOf(file: string): string {
  return file.slice('docs/'.length).replace(/\.mdx$/, '');
}
