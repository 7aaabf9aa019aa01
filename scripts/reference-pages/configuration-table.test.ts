import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { printConfigurationTable } from './configuration-table.ts';

describe('printConfigurationTable', () => {
  it('prints a line for each setting, and for those within it', () => {
    const config = z.strictObject({
      host_port: z.string().describe('Host and port.'),
      env: z.string().default('PROD').describe('Environment.'),
      mode: z.enum(['fast', 'full']).optional().describe('How much `a|b` is read.'),
      table_pattern: z
        .strictObject({ allow: z.array(z.string()).default(['.*']).describe('What to include.') })
        .prefault({})
        .describe('Which tables.'),
      files: z.array(z.strictObject({ path: z.string().describe('Where.') })).describe('Files.'),
      tags: z.record(z.string(), z.array(z.string())).default({}).describe('Tags by pattern.'),
    });
    expect(printConfigurationTable(config)).toBe(
      [
        '| Setting | Type | Default | Description |',
        '|---|---|---|---|',
        '| `host_port` | string | required | Host and port. |',
        '| `env` | string | `"PROD"` | Environment. |',
        '| `mode` | `fast`, `full` |  | How much `a\\|b` is read. |',
        '| `table_pattern` | object |  | Which tables. |',
        '| `table_pattern.allow` | list of string | `[".*"]` | What to include. |',
        '| `files` | list of object | required | Files. |',
        '| `files[].path` | string | required | Where. |',
        '| `tags` | map of list of string | `{}` | Tags by pattern. |',
      ].join('\n'),
    );
  });

  it('prints nothing when there is nothing to set', () => {
    expect(printConfigurationTable(z.strictObject({}))).toBe('');
  });

  it('rejects a setting without a description', () => {
    const config = z.strictObject({ inner: z.strictObject({ left: z.string() }).describe('Inner.') });
    expect(() => printConfigurationTable(config)).toThrow('the setting inner.left is not described');
  });

  it('takes the input of a setting that is transformed', () => {
    const config = z.strictObject({
      topics: z
        .union([z.string(), z.array(z.string())])
        .transform((one) => [one].flat())
        .describe('Topics.'),
    });
    expect(printConfigurationTable(config)).toContain('| `topics` | string or list of string | required |');
  });
});
