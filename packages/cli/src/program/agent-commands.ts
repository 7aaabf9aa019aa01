import type { Command } from 'commander';
import { addServerOptions } from './options.ts';

/** Declares the commands for AI agents. */
export function addAgentCommands(program: Command): void {
  const mcp = program
    .command('mcp')
    .summary('serve the catalogue to an AI agent over standard input and output')
    .description(
      'Serve the tools of a running catalogue to an AI agent: a Model Context Protocol server over standard input and output. Agents start it; it ends with its input.',
    );
  addServerOptions(mcp).action(async (settings) => (await import('../commands/mcp.ts')).mcp(settings));
}
