import { setTimeout as sleep } from 'node:timers/promises';
import { cancelRun, isOpen, newLines, readRequest, requestRun } from '@colophon/ingestion/managed';
import type { Colophon } from '@colophon/sdk';
import { isUrn, makeDataHubExecutionRequestUrn } from '@colophon/sdk/urns';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printable } from '../../print/printable.ts';
import type { ClientSettings } from '../client-settings.ts';
import { requireSource } from './saved-sources.ts';
import { withColophon } from './with-colophon.ts';

/** Milliseconds between two looks at a log. Its run writes it every few seconds. */
const followMs = 500;

/** `colophon ingest start`. */
export async function startRun(
  nameOrUrn: string,
  settings: ClientSettings & { readonly wait?: boolean; readonly json?: boolean },
): Promise<void> {
  await withColophon(settings, async (client) => {
    const source = await requireSource(client, nameOrUrn);
    const urn = await requestRun(client, source);
    if (settings.json && !settings.wait) return printJson({ urn, source: source.urn });
    console.error(`Run ${idOf(urn)} of ${source.info.name}`);
    if (!settings.wait) return;
    // With --json, standard output has the JSON and nothing else.
    const status = await follow(client, urn, settings.json ? console.error : console.log);
    if (settings.json) printJson({ urn, source: source.urn, status });
    if (!succeeded(status)) throw new CommandError(`the run ${idOf(urn)} ended as ${status}`);
  });
}

/** `colophon ingest logs`. */
export async function printLog(
  run: string,
  settings: ClientSettings & { readonly follow?: boolean },
): Promise<void> {
  const urn = urnOf(run);
  await withColophon(settings, async (client) => {
    const request = await readRequest(client, urn);
    if (!request) throw missing(run);
    if (settings.follow) {
      await follow(client, urn);
      return;
    }
    const { report } = request.result ?? {};
    if (report) printLines(report);
    else console.error(`The run has no log yet: it is ${request.result?.status ?? 'PENDING'}`);
  });
}

/** `colophon ingest cancel`. */
export async function cancelManagedRun(run: string, settings: ClientSettings): Promise<void> {
  const urn = urnOf(run);
  await withColophon(settings, async (client) => {
    const request = await readRequest(client, urn);
    if (!request) throw missing(run);
    if (!(await cancelRun(client, urn)))
      throw new CommandError(`the run ${run} has ended as ${request.result?.status}`);
    console.log(`Asked the executor ${request.input.executorId} to cancel ${idOf(urn)}`);
  });
}

/** Prints what a log has and gets, until the run ends; then its state. */
async function follow(
  client: Colophon,
  urn: string,
  print: (line: string) => void = console.log,
): Promise<string> {
  let shown = '';
  for (;;) {
    const request = await readRequest(client, urn);
    if (!request) throw missing(urn);
    const log = request.result?.report ?? '';
    const added = newLines(shown, log);
    if (added !== '') printLines(added, print);
    shown = log;
    if (!isOpen(request)) {
      const status = request.result?.status ?? 'UNKNOWN';
      console.error(`Ended as ${status}`);
      return status;
    }
    await sleep(followMs);
  }
}

function printLines(text: string, print: (line: string) => void = console.log): void {
  for (const line of text.split('\n')) print(printable(line));
}

const succeeded = (status: string): boolean => status === 'SUCCESS' || status === 'SUCCEEDED_WITH_WARNINGS';
const urnOf = (run: string): string => (isUrn(run) ? run : makeDataHubExecutionRequestUrn(run));
const idOf = (urn: string): string => urn.slice(urn.lastIndexOf(':') + 1);
const missing = (run: string) => new CommandError(`there is no run ${run}`, 'notFound');
