// Notes what the catalogues of this process are asked for. Plain JavaScript, since `record.mjs` is.
import diagnostics from 'node:diagnostics_channel';

export async function observe(note) {
  diagnostics.subscribe('http.server.request.start', ({ request: { method, url } }) => note({ method, url }));
  const { identityOperations, operations } = await import('@colophon/http/operations');
  const { openLineageEndpoints } = await import('@colophon/openlineage');
  const observed = (operation) => {
    const { id, run } = operation;
    operation.run = (...call) => {
      note({ operation: id });
      return run(...call);
    };
    return operation;
  };
  for (const operation of [...operations, ...identityOperations]) observed(operation);
  for (const [i, define] of openLineageEndpoints.entries())
    openLineageEndpoints[i] = (write) => observed(define(write));
}
