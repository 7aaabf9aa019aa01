import { describe, expect, it } from 'vitest';
import { connectorArguments, connectorEnvironment } from './connector-command.ts';

describe('connectorArguments', () => {
  it('names files, and nothing of the recipe', () => {
    expect(connectorArguments('/private/recipe.json', '/private/report.json')).toEqual(
      '-m datahub ingest run --config /private/recipe.json --report-to /private/report.json --no-spinner --no-progress'.split(
        ' ',
      ),
    );
  });

  it('adds what a preview needs', () => {
    expect(connectorArguments('a', 'b', { dryRun: true, maxRecords: 5 }).slice(-4)).toEqual([
      '--dry-run',
      '--preview',
      '--preview-workunits',
      '5',
    ]);
  });
});

describe('connectorEnvironment', () => {
  it('has the secrets of the recipe, which win over variables of the same name', () => {
    expect(connectorEnvironment({ PATH: '/bin', A: 'old' }, { A: 'new' })).toMatchObject({
      PATH: '/bin',
      A: 'new',
    });
  });

  it('sends no telemetry whatever the environment says', () => {
    const env = connectorEnvironment({ DATAHUB_TELEMETRY_ENABLED: 'true' }, {});
    expect(env.DATAHUB_TELEMETRY_ENABLED).toBe('false');
  });
});
