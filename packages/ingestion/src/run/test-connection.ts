import type { ConnectionReport } from '../definitions/source.ts';
import type { Recipe } from '../recipe/read-recipe.ts';
import { KeptState } from '../state/source-state.ts';
import { describeError } from './describe-error.ts';
import { RunReport } from './run-report.ts';

/** The result of a test, with the keys of DataHub's reports. */
export interface ConnectionTest {
  readonly basic_connectivity?: CapabilityTest;
  readonly capability_report: Readonly<Record<string, CapabilityTest>>;
  readonly internal_failure?: boolean;
  readonly internal_failure_reason?: string;
}
/** Whether one thing works. */
export interface CapabilityTest {
  readonly capable: boolean;
  readonly failure_reason?: string;
  readonly mitigation_message?: string;
}

/** Tests the connection of a recipe's source, without reading metadata or writing anything. */
export async function testConnection(recipe: Recipe, signal?: AbortSignal): Promise<ConnectionTest> {
  const { source, folder, redactor, settings } = recipe;
  const controller = new AbortController();
  try {
    const opened = await source.definition.open(source.config, {
      report: new RunReport(redactor),
      signal: signal ?? controller.signal,
      runId: 'test-connection',
      pipelineName: settings.pipeline_name,
      catalogue: undefined,
      state: new KeptState(),
      folder,
      now: Date.now,
    });
    try {
      if (opened.testConnection === undefined)
        return {
          internal_failure: true,
          internal_failure_reason: `the source ${source.type} cannot test its connection`,
          capability_report: {},
        };
      return redactor.redactValue(toTest(await opened.testConnection()));
    } finally {
      await opened.close();
    }
  } catch (error) {
    const { message } = describeError(error);
    return {
      basic_connectivity: { capable: false, failure_reason: redactor.redact(message) },
      capability_report: {},
    };
  } finally {
    controller.abort();
  }
}

function toTest(report: ConnectionReport): ConnectionTest {
  const entries = Object.entries(report).map(
    ([name, { capable, reason, remedy }]): [string, CapabilityTest] => [
      name,
      {
        capable,
        ...(reason !== undefined && { failure_reason: reason }),
        ...(remedy !== undefined && { mitigation_message: remedy }),
      },
    ],
  );
  const { basic_connectivity, ...capabilities } = Object.fromEntries(entries);
  return { ...(basic_connectivity && { basic_connectivity }), capability_report: capabilities };
}
