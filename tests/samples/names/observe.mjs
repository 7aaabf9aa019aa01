// Notes what the catalogues of this process are asked for. Plain JavaScript, since `record.mjs` is.
import diagnostics from 'node:diagnostics_channel';

export async function observe(note) {
  diagnostics.subscribe('http.server.request.start', ({ request: { method, url } }) => note({ method, url }));
  const { identityOperations, operations } = await import('@colophon/http/operations');
  for (const operation of [...operations, ...identityOperations]) {
    const { id, run } = operation;
    operation.run = (...call) => {
      note({ operation: id });
      return run(...call);
    };
  }
}
