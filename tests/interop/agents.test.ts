import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { orders, writeAgentCatalogue } from './agent-catalogue.ts';
import { answers, readingTools, toolCases, writingTools } from './agent-tools.ts';
import { runCases } from './clients/run-cases.ts';
import { expectTable } from './clients/table.ts';
import { agentsEnvironment } from './environments.ts';
import { environmentOf } from './python.ts';
import { startRecordingProxy } from './recording-proxy.ts';

// DataHub's server for agents, started as an agent starts it, with Colophon as the catalogue behind it.

const reading = {
  ...readingTools,
  get_aspect_history: answers(
    { urns: [orders], aspect_names: ['datasetProperties'] },
    'One row for each order.',
  ),
};

it("serves every tool of DataHub's server for agents, as the documentation says", async () => {
  await using served = await serve();
  await using proxy = await startRecordingProxy(served.address);
  await writeAgentCatalogue(served.address);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: join(agentsEnvironment.folder, 'bin/mcp-server-datahub'),
      env: {
        ...environmentOf({ home: served.home }),
        DATAHUB_GMS_URL: proxy.address,
        TOOLS_IS_MUTATION_ENABLED: 'true',
        TOOLS_IS_USER_ENABLED: 'true',
        SAVE_DOCUMENT_TOOL_ENABLED: 'true',
      },
      stderr: 'ignore',
    }),
  );

  async function call(tool: string, args: object): Promise<string> {
    const { content, isError } = await client.callTool({ name: tool, arguments: { ...args } });
    const text = (content as { text?: string }[]).map((part) => part.text ?? '').join('\n');
    if (isError) throw new Error(text);
    return text;
  }

  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys({ ...reading, ...writingTools }).sort());
  const toolbox = { call, address: served.address };
  const runs = await runCases(
    [...toolCases(reading, 'called', toolbox), ...toolCases(writingTools, 'called, and read back', toolbox)],
    proxy,
  );
  await client.close();
  await expectTable('agents', runs);
}, 300_000);
