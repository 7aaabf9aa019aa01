import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { assertion, incident, orders, writeAgentCatalogue } from './agent-catalogue.ts';
import { addOwners, answers, readingTools, type Trials, toolCases, writingTools } from './agent-tools.ts';
import { startScript } from './answering-script.ts';
import { runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { readAspect } from './entities.ts';
import { agentContextEnvironment } from './environments.ts';
import { startRecordingProxy } from './recording-proxy.ts';

// The tools that DataHub's bindings for LangChain and for Google's ADK give to agents, called without an agent.

/** They need the assistant of DataHub Cloud. */
const cloudTools = ['ask_datahub_chat', 'get_datahub_chat'];

const reading: Trials = {
  ...readingTools,
  get_dataset_assertions: answers(
    { urn: orders },
    assertion,
    'Ids are unique.',
    '"latestResultType":"SUCCESS"',
  ),
  list_incidents: answers({ urn: orders }, incident, 'No rows today.', '"total":1'),
};

const { add_terms, remove_terms, ...shared } = writingTools;
const writing: Trials = {
  ...shared,
  add_owners: addOwners('__system__technical_owner'),
  add_glossary_terms: add_terms,
  remove_glossary_terms: remove_terms,
  raise_incident: async (tool, { call, address }) => {
    const args = { urn: orders, title: 'Nulls', description: 'Customers are empty.', priority: 'HIGH' };
    const { incidentUrn } = JSON.parse(await call(tool, args)) as { incidentUrn: string };
    expect(await readAspect(address, incidentUrn, 'incidentInfo')).toMatchObject({
      title: 'Nulls',
      description: 'Customers are empty.',
      priority: 1,
      entities: [orders],
      status: { state: 'ACTIVE' },
    });
  },
  resolve_incident: async (tool, { call, address }) => {
    await call(tool, { incident_urn: incident, message: 'Loaded again.' });
    expect(await readAspect(address, incident, 'incidentInfo')).toMatchObject({
      status: { state: 'RESOLVED', message: 'Loaded again.' },
    });
  },
};

interface Question {
  readonly tool?: string;
  readonly args?: object;
}

interface Answer {
  readonly answer?: unknown;
  readonly error?: string;
}

it('serves every tool of datahub-agent-context, as the documentation says', async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  await writeAgentCatalogue(served.address);
  await using script = startScript<Question, Answer>('agent_context_tools.py', [proxy.address], {
    home: served.home,
    environment: agentContextEnvironment,
    // The new SDK of DataHub warns that it is experimental.
    env: { PYTHONWARNINGS: 'ignore' },
  });

  async function call(tool: string, args: object): Promise<string> {
    const { answer, error } = await script.ask({ tool, args });
    if (error !== undefined) throw new Error(error);
    return JSON.stringify(answer);
  }

  const { answer: tools } = await script.ask({});
  expect([...(tools as string[])].sort()).toEqual(
    [...Object.keys({ ...reading, ...writing }), ...cloudTools].sort(),
  );
  const toolbox = { call, address: served.address };
  const runs = await runCases(
    [...toolCases(reading, 'called', toolbox), ...toolCases(writing, 'called, and read back', toolbox)],
    proxy,
  );
  await expectTable('agent-context', runs);
}, 300_000);
