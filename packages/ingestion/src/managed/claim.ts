import { type Colophon, RejectedError } from '@colophon/sdk';
import { writeConditions } from '@colophon/sdk/emitters';
import { findRunningOf, type StoredRequest } from './find-requests.ts';
import { type RequestResult, resultAspect } from './requests.ts';

/**
 * What became of an attempt to take a request: it is ours; somebody else was faster, or it has been cancelled; or another
 * run of its source is going on, so that it waits.
 */
export type Claim = 'claimed' | 'taken' | 'waits';

/**
 * Takes a request, so that one executor runs it, and one run of its source goes on at a time.
 *
 * The state is written on the condition that nobody has changed it since. Then the other runs of the source are looked
 * for: whoever writes and then looks sees all who wrote before, so of two that begin at once, at least one sees the other,
 * and gives its own back.
 */
export async function claim(client: Colophon, request: StoredRequest, now: number): Promise<Claim> {
  const { urn, input } = request;
  const source = input.source.ingestionSource;
  if (source !== undefined && (await othersRun(client, source, urn))) return 'waits';
  const stored = await client.aspects.getStored(urn, resultAspect);
  if (stored && stored.value.status !== 'PENDING') return 'taken';
  const running: RequestResult = { status: 'RUNNING', startTimeMs: now };
  if (!(await writeResult(client, urn, running, stored?.version ?? 'absent'))) return 'taken';
  if (source === undefined || !(await othersRun(client, source, urn))) return 'claimed';
  await writeResult(client, urn, { status: 'PENDING' });
  return 'waits';
}

const othersRun = async (client: Colophon, source: string, urn: string): Promise<boolean> =>
  (await findRunningOf(client, source)).some((other) => other.urn !== urn);

/**
 * Writes the state of a request.
 *
 * @param ifVersion Version that it must have. Default: any.
 * @returns False when the catalogue rejects it, since the state is another one or final.
 */
export async function writeResult(
  client: Colophon,
  urn: string,
  result: RequestResult,
  ifVersion?: string,
): Promise<boolean> {
  try {
    await client.aspects.write(
      urn,
      { [resultAspect]: result },
      ifVersion === undefined ? {} : { headers: writeConditions({ ifVersion }) },
    );
    return true;
  } catch (error) {
    if (error instanceof RejectedError) return false;
    throw error;
  }
}
