import type { SampleLanguage } from './protocol.ts';
import { judgeSample, type Obstacle } from './runnable.ts';

/** A fenced block of a page, with what its surroundings decide. */
export interface RunnableFence {
  /** The language after the fence, such as `python`. */
  readonly lang: string;
  readonly code: string;
  /** The language in which the sandbox runs it; undefined when it does not. */
  readonly runs: SampleLanguage | undefined;
  /** Why it does not run; undefined for one that runs, and for one that holds no command and no program. */
  readonly obstacle: Obstacle | undefined;
}

/** What a shell does to the catalogue, or gives to its server, that the sandbox cannot repeat. */
const writes =
  /(?:\bcolophon|@colophon\/cli) (?:put|patch|delete|restore-indices|runs rollback|ingest (?:cancel|deploy|remove|replay|rollback|run|secret|start)|actions (?:replay|run))\b|--(?:kafka|max-body|model|search)\b|action=ingest|^(?:cp|mv) /m;
/** A request that a page of another website might send; the server rejects it, so it changes nothing. */
const isRejected = /-H 'Origin: (?!http:\/\/localhost)/;
/**
 * The first words of the methods that write: of `colophon`, which `tests/samples/runnable.test.ts` compares with what the
 * package has, and of DataHub's package (`pipeline.run`, `client.entities.upsert`).
 */
export const pythonWriteWords = [
  'emit',
  'write',
  'patch',
  'delete',
  'soft_delete',
  'hard_delete',
  'set',
  'restore',
  'rollback',
  'queue',
  'flush',
  'run',
  'create',
  'upsert',
  'add',
  'update',
  'execute',
] as const;
const pythonWrites = new RegExp(`\\.(?:${pythonWriteWords.join('|')})(?:_\\w*)?\\(`);

/** The start of a line: of a fence with its language, of a set of tabs, of a tab. */
const mark = /^\s*(?:(?<fence>```+)(?<lang>\w*)(?<meta>.*)|<(?<open>Tabs?)\b|<\/(?<close>Tabs)>)/;

/**
 * The fenced blocks of a page, in order, and which of them run in the sandbox: those whose answer does not hang on one
 * above that cannot run there. All tabs of a set do the same, so one of them that runs is enough.
 */
export function runnableFences(body: string): RunnableFence[] {
  const fences: RunnableFence[] = [];
  let isBlocked = false;
  /** For each tab of the set at hand, whether something in it was blocked. */
  let tabs: boolean[] | undefined;

  const lines = body.split('\n');
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const { fence, lang = '', meta = '', open, close } = mark.exec(line)?.groups ?? {};
    if (open === 'Tabs') tabs = [];
    else if (open === 'Tab') tabs?.push(isBlocked);
    else if (close !== undefined) {
      isBlocked ||= tabs?.every((tab) => tab) ?? false;
      tabs = undefined;
    } else if (fence !== undefined) {
      const end = lines.findIndex((each) => each.trim() === fence);
      // A fence within a list is indented, and so are its lines.
      const indent = ' '.repeat(line.length - line.trimStart().length);
      const code = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .map((each) => (each.startsWith(indent) ? each.slice(indent.length) : each))
        .join('\n');
      const verdict = judgeSample(lang, code, meta);
      const runs = verdict && 'runs' in verdict ? verdict.runs : undefined;
      const isBlockedHere = tabs?.at(-1) ?? isBlocked;
      fences.push({
        lang,
        code,
        runs: isBlockedHere ? undefined : runs,
        obstacle: verdict && ('obstacle' in verdict ? verdict.obstacle : isBlockedHere ? 'after' : undefined),
      });
      if (runs === undefined && needsAnother(lang, code, meta)) {
        if (tabs) tabs[tabs.length - 1] = true;
        else isBlocked = true;
      }
    }
  }
  return fences;
}

/**
 * True for a block that changes the catalogue where the reader has one of their own, or puts another in its place. A
 * catalogue with sign-in is a different one from that of the other blocks.
 */
function needsAnother(lang: string, code: string, meta: string): boolean {
  if (/\b(?:norun|output|save|diff|example|sign-in)\b/.test(meta)) return false;
  if (lang === 'python') return pythonWrites.test(code);
  if (lang === 'graphql') return /^\s*mutation\b/m.test(code);
  return lang === 'sh' && writes.test(code) && !isRejected.test(code);
}
