import type { Finding } from './finding.ts';
import { addressOf } from './links.ts';
import { findingAt, spanOf, type Text } from './text.ts';

/** A site that has not begun to answer by then is taken for one that does not. */
const ANSWER_LIMIT_MS = 20_000;
const AT_A_TIME = 4;

/** Other redirects are the site's own business: to the language of the reader, for example. */
const movedForGood: ReadonlySet<number> = new Set([301, 308]);

/** Sites answer so when they take the check for a robot, and say nothing about the page. */
const refusesRobots: ReadonlySet<number> = new Set([401, 403, 405, 429]);

/** Asks other sites for each page that the texts link to, and finds those that are gone or have moved. */
export async function checkExternalLinks(texts: readonly Text[]): Promise<Finding[]> {
  const links = texts.flatMap((text) =>
    text.nodes.flatMap((node) => {
      const address = addressOf(node);
      return address !== undefined && /^https?:/.test(address) ? [{ text, node, address }] : [];
    }),
  );
  const addresses = [...new Set(links.map(({ address }) => address))];
  const faults = new Map<string, string>();
  const next = addresses.values();
  // The workers share one iterator, so that each address is asked for once.
  const worker = async (): Promise<void> => {
    for (const address of next) {
      const fault = await askFor(address);
      if (fault !== undefined) faults.set(address, fault);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return links.flatMap(({ text, node, address }) => {
    const fault = faults.get(address);
    return fault === undefined ? [] : [findingAt(text, spanOf(node)[0], `link to ${address}: ${fault}`)];
  });
}

async function askFor(address: string): Promise<string | undefined> {
  try {
    const { status, headers } = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const location = headers.get('location');
    if (movedForGood.has(status) && location !== null)
      return `has moved to ${URL.parse(location, address)?.href ?? location}`;
    return status < 400 || refusesRobots.has(status) ? undefined : `returns status ${status}`;
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    return `is not answered: ${reason instanceof Error ? reason.message : reason}`;
  }
}
