import type { StartExecutor } from '@colophon/actions';

/** Starts the executor that a pipeline with the action `executor` asks for. Recipes may name variables of this process. */
export const startExecutor: StartExecutor = async (
  executorId,
  { server, token, disableSslVerification },
  warn,
) => {
  const { connectExecutor } = await import('@colophon/ingestion/managed');
  return connectExecutor(
    {
      server: server ?? '',
      ...(typeof token === 'string' && { token }),
      ...(disableSslVerification && { disableSslVerification }),
    },
    {
      executorId,
      environment: process.env,
      onEvent: ({ kind, request, detail }) =>
        kind === 'trouble'
          ? warn([request, detail].filter((part) => part !== undefined).join(' '))
          : console.log([kind, request, detail].filter((part) => part !== undefined).join(' ')),
    },
  );
};
