import { messageOf } from '../../data/message-of.ts';
import { isPassing } from '../../data/query-client.ts';
import { request } from '../../data/request.ts';
import type { Sent } from '../../edit/edit.ts';
import type { Step } from './bulk-edit.ts';
import type { Target } from './selection.ts';

export interface Failed {
  readonly target: Target;
  readonly reason: string;
}

export interface Outcome {
  readonly done: ReadonlySet<string>;
  readonly failed: readonly Failed[];
}

type SendOne = (sent: Sent) => Promise<unknown>;

const sendToServer: SendOne = (sent) => request(sent as never, sent.variables as never);

/**
 * Carries out steps, a batch after the other. A batch of which the server takes nothing is sent again entity by entity, so that
 * only those fail that have to. When the server is gone, what is left is not tried.
 */
export async function runSteps(
  steps: readonly Step[],
  onProgress: (done: number) => void = () => undefined,
  send: SendOne = sendToServer,
): Promise<Outcome> {
  const done = new Set<string>();
  const failed: Failed[] = [];
  let lost: string | undefined;

  async function run(step: Step, targets: readonly Target[]): Promise<void> {
    if (lost !== undefined) {
      failed.push(...targets.map((target) => ({ target, reason: lost ?? '' })));
      return;
    }
    try {
      await send(step.send(targets.map(({ urn }) => urn)));
      for (const { urn } of targets) done.add(urn);
    } catch (error) {
      if (isPassing(error)) lost = messageOf(error);
      if (lost !== undefined || targets.length === 1)
        failed.push(...targets.map((target) => ({ target, reason: messageOf(error) })));
      else for (const target of targets) await run(step, [target]);
    }
    onProgress(done.size + failed.length);
  }

  for (const step of steps)
    for (let at = 0; at < step.targets.length; at += step.size)
      await run(step, step.targets.slice(at, at + step.size));
  return { done, failed };
}
