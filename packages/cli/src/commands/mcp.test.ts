import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run, serve, serveForAll, temporaryFolder } from '../testing/run-colophon.ts';
import { startWithAdministrator } from '../testing/sign-in-browser.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const urn = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.orders,PROD)';

/** The official client, with `colophon mcp` as its server. */
async function connect(server: string, env: Record<string, string> = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, 'mcp', '--server', server],
    env: { XDG_CONFIG_HOME: await temporaryFolder(), ...env },
    stderr: 'pipe',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

const textOf = (result: Awaited<ReturnType<Client['callTool']>>): string =>
  (result.content as [{ text: string }])[0].text;

describe('colophon mcp', () => {
  const server = serveForAll();

  it('serves the tools of a running server', async () => {
    await run(['put', urn, 'datasetProperties', '--server', server.address], {
      input: JSON.stringify({ name: 'orders', description: 'One row for each order.' }),
    });
    const client = await connect(server.address);
    expect(client.getServerVersion()).toMatchObject({ name: 'colophon' });
    expect(client.getInstructions()).toContain('catalogue_data');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('get_entity');
    expect(tools.map(({ name }) => name)).not.toContain('set_description');
    const answer = await client.callTool({ name: 'get_entity', arguments: { urn } });
    expect(textOf(answer)).toContain('One row for each order.');
    await expect(client.callTool({ name: 'none' })).rejects.toMatchObject({ code: -32602 });
  });

  it('answers what was asked before its input ended, and writes nothing else', async () => {
    const messages = [
      'not JSON',
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2025-06-18',
          capabilities: {},
          clientInfo: { name: 'test', version: '1' },
        },
      }),
      JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
      JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list' }),
    ];
    const ended = await run(['mcp', '--server', server.address], { input: `${messages.join('\n')}\n` });
    expect(ended).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^colophon: not a message: .*\n$/),
    });
    const answers = ended.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number });
    expect(answers.map(({ id }) => id).sort()).toEqual([1, 2]);
  });

  it('says when the server cannot be reached, and what is no address', async () => {
    const input = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`;
    const ended = await run(['mcp', '--server', 'http://localhost:1'], { input });
    expect(JSON.parse(ended.stdout)).toMatchObject({
      id: 1,
      error: { code: -32000, message: expect.stringContaining('Is Colophon running?') },
    });
    expect(await run(['mcp', '--server', 'localhost'], { input })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--server: expected an address'),
    });
  });

  it('changes metadata where the server lets agents do so', async () => {
    const { address } = await serve(join(await temporaryFolder(), 'data'), ['--mcp-writes']);
    await run(['put', urn, 'datasetProperties', '--server', address], { input: '{"name":"orders"}' });
    const client = await connect(address);
    const args = { urn, description: 'Written by an agent.' };
    expect((await client.callTool({ name: 'set_description', arguments: args })).isError).toBeFalsy();
    const { stdout } = await run(['get', urn, 'editableDatasetProperties', '--server', address]);
    expect(stdout).toContain('Written by an agent.');
  });

  it('sends the token of its user, and says when one is needed', async () => {
    const { address, ada } = await startWithAdministrator();
    await expect(connect(address)).rejects.toThrow(/requires sign-in.*colophon login/);
    const created = await ada.post('/openapi/v1/identity/tokens', { name: 'agent' });
    const { token } = (await created.json()) as { token: string };
    const client = await connect(address, { COLOPHON_TOKEN: token });
    const answer = await client.callTool({ name: 'search', arguments: { entity_types: ['corpuser'] } });
    expect(textOf(answer)).toContain('urn:li:corpuser:ada');
  });
});
