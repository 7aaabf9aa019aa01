import { wordsOfFence } from '../markdown/fence-meta.ts';
import { type SampleLanguage, sandboxAddress } from './protocol.ts';
import { ScriptError } from './shell/parse-script.ts';
import { planScript, type Step } from './shell/plan-script.ts';

/** What samples in TypeScript may import in the sandbox. */
export const sandboxModules = ['@colophon/sdk', 'node:timers/promises'] as const;

/** What the words after the language may say that keeps a block from running in the sandbox. */
const forTests = ['norun', 'output', 'diff', 'save', 'background', 'restart'];

/** The addresses of the server that are not the catalogue's. */
const serverOnly = /^\/(?:metrics|docs)\b/;

/** The language in which the sandbox runs a fenced block; undefined when it does not. */
export function sampleLanguage(lang: string, code: string, meta: string): SampleLanguage | undefined {
  if (wordsOfFence(meta).some((word) => forTests.includes(word))) return undefined;
  if (lang === 'ts') return runsAsTypeScript(code) ? lang : undefined;
  if (lang === 'sh') return runsAsShell(code) ? lang : undefined;
  return undefined;
}

function runsAsTypeScript(code: string): boolean {
  const imported = [...code.matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/g)].map(
    ([, from, plain]) => from ?? plain,
  );
  return (
    imported.every((name) => sandboxModules.some((known) => known === name)) &&
    (imported.length > 0 || code.includes(sandboxAddress)) &&
    !/\bprocess\./.test(code)
  );
}

function runsAsShell(code: string): boolean {
  try {
    const steps = planScript(code);
    return steps.some(({ kind }) => kind !== 'echo') && steps.every(isOfCatalogue);
  } catch (error) {
    if (error instanceof ScriptError) return false;
    throw error;
  }
}

const isOfCatalogue = (step: Step): boolean =>
  step.kind !== 'curl' ||
  (step.command.url.startsWith(`${sandboxAddress}/`) &&
    !serverOnly.test(step.command.url.slice(sandboxAddress.length)));
