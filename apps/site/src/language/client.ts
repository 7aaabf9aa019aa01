import type { Language, LanguageAnswer, LanguageCall } from './protocol.ts';

/** What an editor asks; each answer comes when the worker has it. */
export type LanguageClient = {
  readonly [Name in keyof Language]: (
    ...args: Parameters<Language[Name]>
  ) => Promise<ReturnType<Language[Name]>>;
};

let client: LanguageClient | undefined;

/** What knows TypeScript: one for all editors of a page, which starts when it is first asked for. */
export function languageClient(): LanguageClient {
  client ??= start();
  return client;
}

function start(): LanguageClient {
  const pending = new Map<number, PromiseWithResolvers<never>>();
  let calls = 0;
  // The build knows its name, which changes with its content; it is next to this script.
  const worker = new Worker(new URL(LANGUAGE_WORKER, import.meta.url), { type: 'module', name: 'types' });
  worker.addEventListener('message', ({ data }: MessageEvent<LanguageAnswer>) => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('problem' in data) call?.reject(new Error(data.problem));
    else call?.resolve(data.value as never);
  });
  const call = <Name extends keyof Language>(name: Name, args: Parameters<Language[Name]>) => {
    const id = calls++;
    const answer = Promise.withResolvers<ReturnType<Language[Name]>>();
    pending.set(id, answer as unknown as PromiseWithResolvers<never>);
    worker.postMessage({ id, name, args } as LanguageCall);
    return answer.promise;
  };
  return {
    complete: (...args) => call('complete', args),
    check: (...args) => call('check', args),
    describe: (...args) => call('describe', args),
    explain: (...args) => call('explain', args),
  };
}
