/** What the worker says; the site, which makes it, has the same types. */
type Message =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: ArrayBuffer;
    };

/**
 * Lets a worker answer the requests of the page, but for files of the page itself.
 *
 * @returns When its catalogue is open.
 * @throws Error that says why it could not be opened.
 */
export function answerFromWorker(worker: Worker): Promise<void> {
  const waiting = new Map<number, (response: Response) => void>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'open') resolve();
    else if (data.kind === 'failed') reject(new Error(data.message));
    else {
      const { id, status, headers, body } = data;
      const hasBody = ![101, 204, 205, 304].includes(status);
      waiting.get(id)?.(new Response(hasBody ? body : null, { status, headers }));
      waiting.delete(id);
    }
  });
  let requests = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const id = requests++;
    const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.text();
    request.signal.throwIfAborted();
    return new Promise((answer, abort) => {
      waiting.set(id, answer);
      request.signal.addEventListener('abort', () => {
        waiting.delete(id);
        abort(request.signal.reason);
      });
      worker.postMessage({
        id,
        method: request.method,
        path: `${pathname}${search}`,
        headers: Object.fromEntries(request.headers),
        ...(body !== undefined && { body }),
      });
    });
  };
  return promise;
}
