import { wordsOfFence } from '../markdown/fence-meta.ts';
import { type SampleLanguage, sandboxAddress } from './protocol.ts';
import { ScriptError } from './shell/parse-script.ts';
import { planScript, type Step } from './shell/plan-script.ts';

/** What samples in TypeScript may import in the sandbox. */
export const sandboxModules = [
  '@colophon/sdk',
  '@colophon/sdk/builders',
  '@colophon/sdk/emitters',
  '@colophon/sdk/graph',
  '@colophon/sdk/patch',
  '@colophon/sdk/types',
  '@colophon/sdk/urns',
  'node:timers/promises',
] as const;

/** What samples in Python may import in the sandbox: our package, and what comes with Python and needs no computer. */
export const pythonModules = [
  'colophon',
  'asyncio',
  'base64',
  'collections',
  'dataclasses',
  'datetime',
  'enum',
  'functools',
  'hashlib',
  'itertools',
  'json',
  'math',
  're',
  'time',
  'typing',
  'uuid',
] as const;

/** Why a block with a command or a program does not run in the sandbox. */
export const obstacles = {
  python: 'It is Python that uses your files or other packages.',
  norun: 'The page marks it as not runnable.',
  file: 'It is a file that another block uses.',
  server: 'It starts, stops or measures the server.',
  'sign-in': 'It needs a server with sign-in.',
  service: 'It needs a service of many catalogues.',
  system: 'It reads another system, or runs programs on your machine.',
  node: 'It needs Node: files, processes or other packages.',
  shell: 'It needs a program or a shell feature that is not available on a page.',
  idle: 'It has no visible effect.',
  after: 'It depends on a block above that does not run here.',
} as const;
export type Obstacle = keyof typeof obstacles;

/** Whether a block runs in the sandbox: the language in which it does, or what is in its way. */
export type Verdict = { readonly runs: SampleLanguage } | { readonly obstacle: Obstacle };

/** What the words after the language may say that keeps a block from running in the sandbox. */
const flagObstacles: readonly (readonly [flag: string, obstacle: Obstacle])[] = [
  ['norun', 'norun'],
  ['diff', 'file'],
  ['save', 'file'],
  ['background', 'server'],
  ['restart', 'server'],
  ['sign-in', 'sign-in'],
  ['service', 'service'],
  ['python', 'python'],
];

/** The addresses of the server that are not the catalogue's. */
const serverOnly = /^\/(?:metrics|docs|mcp)\b/;

/** The languages of blocks with a command or a program. */
const programLanguages = ['ts', 'js', 'sh', 'python', 'graphql'];

/** Whether the sandbox runs a fenced block; undefined for one that holds no command and no program. */
export function judgeSample(lang: string, code: string, meta: string): Verdict | undefined {
  const words = wordsOfFence(meta);
  if (!programLanguages.includes(lang) || words.includes('output') || words.includes('example'))
    return undefined;
  const [, obstacle] = flagObstacles.find(([flag]) => words.includes(flag)) ?? [];
  if (obstacle) return { obstacle };
  if (lang === 'ts') return judgeTypeScript(code);
  if (lang === 'python') return judgePython(code);
  if (lang === 'graphql') return { runs: 'graphql' };
  return lang === 'sh' ? judgeShell(code) : { obstacle: 'node' };
}

/** The language in which the sandbox runs a fenced block; undefined when it does not. */
export function sampleLanguage(lang: string, code: string, meta: string): SampleLanguage | undefined {
  const verdict = judgeSample(lang, code, meta);
  return verdict && 'runs' in verdict ? verdict.runs : undefined;
}

function judgeTypeScript(code: string): Verdict {
  const imported = [...code.matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)].map(
    ([, from, plain]) => from ?? plain,
  );
  const isKnown = imported.every((name) => sandboxModules.some((known) => known === name));
  if (!isKnown || /\bprocess\.(?!once\()/.test(code)) return { obstacle: 'node' };
  const acts = imported.length > 0 || code.includes(sandboxAddress) || code.includes('console.');
  return acts ? { runs: 'ts' } : { obstacle: 'idle' };
}

/** Each `import` of a Python program, also one inside a function; the second group has the names after a plain one. */
const pythonImports = /^[ \t]*(?:from (\w+)|import (\w.*))/gm;
/** What needs the reader's files, or the Kafka client that the package has as an extra. */
const needsComputer = /(?<![\w.])open\(|\bKafkaEmitter\b/;

function judgePython(code: string): Verdict {
  const imported = [...code.matchAll(pythonImports)].flatMap(([, from, plain = '']) =>
    from === undefined ? plain.split(',').map((name) => /\w+/.exec(name)?.[0]) : [from],
  );
  const isKnown = imported.every((name) => pythonModules.some((known) => known === name));
  return isKnown && !needsComputer.test(code) ? { runs: 'py' } : { obstacle: 'python' };
}

/** Recipes read files and databases, and pipelines call what is elsewhere. */
const needsSystem = /@colophon\/cli (?:ingest|actions)\b/;

function judgeShell(code: string): Verdict {
  if (needsSystem.test(code)) return { obstacle: 'system' };
  try {
    const steps = planScript(code);
    if (!steps.every(isOfCatalogue)) return { obstacle: 'server' };
    if (!findsItsFiles(steps)) return { obstacle: 'shell' };
    return steps.some(({ kind }) => kind === 'curl' || kind === 'colophon')
      ? { runs: 'sh' }
      : { obstacle: 'shell' };
  } catch (error) {
    if (error instanceof ScriptError) return { obstacle: 'shell' };
    throw error;
  }
}

/** True when each file that a script reads is one that it has written. */
function findsItsFiles(steps: readonly Step[]): boolean {
  const written = new Set<string>();
  return steps.every((step) => {
    const { inputFile, outputFile = step.kind === 'curl' ? step.command.outputFile : undefined } = step;
    const isFound = inputFile === undefined || written.has(inputFile);
    if (outputFile !== undefined) written.add(outputFile);
    return isFound;
  });
}

/** Headers that a script in a browser cannot set. */
const forbidden = ['origin', 'host', 'cookie', 'referer', 'sec-fetch-site'];

const isOfCatalogue = (step: Step): boolean =>
  step.kind !== 'curl' ||
  (!forbidden.some((name) => step.command.headers.has(name)) &&
    step.command.url.startsWith(`${sandboxAddress}/`) &&
    !serverOnly.test(step.command.url.slice(sandboxAddress.length)));
