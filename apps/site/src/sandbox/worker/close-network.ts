import { sandboxAddress } from '../protocol.ts';

/** What a worker can reach other computers with. */
const doors = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'EventSource',
  'WebTransport',
  'importScripts',
  'Worker',
  'caches',
  'FontFace',
];

/**
 * Lets `fetch` reach the catalogue alone, and takes every other way to the network away. To be called when all that the
 * site itself needs is loaded. Code that is imported from an address is left to the policy of the page's server.
 */
export function closeNetwork(answer: (request: Request) => Promise<Response>): void {
  // Some are found on the prototypes, from where a sample could fetch them back.
  for (let scope: object | null = globalThis; scope; scope = Object.getPrototypeOf(scope))
    for (const name of doors) Reflect.deleteProperty(scope, name);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { origin } = new URL(request.url);
    if (origin !== sandboxAddress)
      throw new TypeError(
        `${request.url} can't be reached: only the catalogue at ${sandboxAddress} is available here.`,
      );
    return answer(request);
  };
}
