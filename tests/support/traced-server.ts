import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Colophon } from '@colophon/sdk';
import { type ServerSettings, startServer } from '@colophon/server';
import { onTestFinished, vi } from 'vitest';
import { startCollector } from './collector.ts';

/**
 * Starts a server that sends its traces to a collector. All are there when it is stopped.
 *
 * @param env Variables of OpenTelemetry.
 */
export async function startTraced(
  env: Readonly<Record<string, string>> = {},
  settings: Partial<ServerSettings> = {},
) {
  const collector = await startCollector();
  const data = await mkdtemp(join(tmpdir(), 'colophon-tracing-'));
  for (const [name, value] of Object.entries({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...env }))
    vi.stubEnv(name, value);
  const lines: Record<string, unknown>[] = [];
  const server = await startServer(
    {
      host: '127.0.0.1',
      port: 0,
      data,
      logLevel: 'info',
      unknownFields: 'keep',
      maxBody: 16,
      queryTimeout: 30,
      queryThreads: 1,
      ...settings,
    },
    { logTo: { write: (line) => void lines.push(JSON.parse(line)) } },
  );
  vi.unstubAllEnvs();
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await server.stop();
    isStopped = true;
  };
  onTestFinished(async () => {
    await stop();
    await collector.close();
    await rm(data, { recursive: true, force: true });
  });
  const { address } = server;
  return { address, client: new Colophon({ server: address }), collector, lines, stop };
}
