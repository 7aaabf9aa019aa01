import { type AppStage, sampleTime } from '../stage.ts';

/** Sources that end their runs before the picture is taken: name, type, minutes of the last run, its status. */
const sources = [
  ['shop', 'Shop database', 'postgres', '0 2 * * *', 4, 'SUCCESS'],
  ['warehouse', 'Warehouse models', 'dbt', '30 3 * * *', 2, 'SUCCESS'],
  ['events', 'Event topics', 'kafka', '0 * * * *', 1, 'FAILURE'],
] as const;

const minuteMs = 60_000;

/** Adds what the sample does not have: sources, each with a run that has ended. */
export async function prepareScreens({ store }: AppStage): Promise<void> {
  for (const [place, [id, name, type, interval, minutes, status]] of sources.entries()) {
    const urn = `urn:li:dataHubIngestionSource:${id}`;
    await store('datahubingestionsource', urn, {
      dataHubIngestionSourceInfo: {
        name,
        type,
        schedule: { interval, timezone: 'UTC' },
        config: { recipe: JSON.stringify({ source: { type, config: {} } }), executorId: 'elsewhere' },
      },
    });
    const startTimeMs = sampleTime - (place + 3) * 60 * minuteMs;
    await store('datahubexecutionrequest', `urn:li:dataHubExecutionRequest:${id}`, {
      dataHubExecutionRequestInput: {
        task: 'RUN_INGEST',
        args: {},
        executorId: 'elsewhere',
        source: { type: 'SCHEDULED_INGESTION_SOURCE', ingestionSource: urn },
        requestedAt: startTimeMs,
      },
      dataHubExecutionRequestResult: { status, startTimeMs, durationMs: minutes * minuteMs, report: '' },
    });
  }
}
