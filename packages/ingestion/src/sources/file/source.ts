import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceRecord } from '../../definitions/record.ts';
import {
  type ConnectionReport,
  defineSource,
  type Source,
  type SourceContext,
} from '../../definitions/source.ts';
import {
  cannotRead,
  isAddress,
  readInput,
  resolvePath,
  streamInput,
  withoutSecrets,
} from '../../reading/open-input.ts';
import { configSchema, type FileConfig, hasExtension } from './config.ts';
import { parseItem } from './parse-item.ts';
import { type JsonItem, JsonSyntaxError, splitJson } from './split-json.ts';

/** Reads proposals and snapshots from files, as the sink `file` and DataHub's write them. */
export const file = defineSource({
  name: 'file',
  aliases: ['metadata-file'],
  title: 'Metadata file',
  description:
    'Metadata from files that the sink `file` or DataHub has written: proposals and snapshots as JSON.',
  capabilities: {
    removal: 'With `stateful_ingestion`.',
    testConnection: 'Tests whether the file, folder or address can be read.',
  },
  repeats: true,
  config: configSchema,
  open: (config, context) => new FileSource(config, context),
});

class FileSource implements Source {
  readonly #config: FileConfig;
  readonly #context: SourceContext;

  constructor(config: FileConfig, context: SourceContext) {
    this.#config = config;
    this.#context = context;
  }

  async *records(): AsyncGenerator<SourceRecord> {
    for (const place of await this.#places()) {
      this.#context.report.count('files_read');
      yield* this.#readFile(place);
    }
  }

  async testConnection(): Promise<ConnectionReport> {
    try {
      const [place] = await this.#places();
      if (place !== undefined && isAddress(place)) await readInput(place, this.#context);
      return { basic_connectivity: { capable: true } };
    } catch (error) {
      return { basic_connectivity: { capable: false, reason: (error as Error).message } };
    }
  }

  async close(): Promise<void> {}

  /** The files to read. Those of a folder are in the order of their names. */
  async #places(): Promise<string[]> {
    const place = this.#config.path ?? this.#config.filename ?? '';
    if (isAddress(place)) return [place];
    const path = resolvePath(place, this.#context);
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      (cause) => {
        throw cannotRead(place, cause);
      },
    );
    if (!isFolder) return [place];
    const entries = await readdir(path, { withFileTypes: true }).catch((cause) => {
      throw cannotRead(place, cause);
    });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const wanted = names.filter((name) => hasExtension(name, this.#config.file_extension)).sort();
    if (wanted.length === 0)
      this.#context.report.warn({
        title: 'No files',
        message: `The folder has no files that end with ${this.#config.file_extension}. Set file_extension if they have another ending.`,
        context: place,
      });
    return wanted.map((name) => join(place, name));
  }

  async *#readFile(place: string): AsyncGenerator<SourceRecord> {
    const name = withoutSecrets(place);
    const { report } = this.#context;
    try {
      for await (const item of splitJson(streamInput(place, this.#context))) {
        const record = this.#readItem(item, name);
        if (record) yield record;
      }
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
      report.fail({
        title: 'Cannot read the rest of a file',
        message: `The file is not valid JSON: ${error.message}.`,
        context: `${name}:${error.line}`,
      });
    }
  }

  #readItem(item: JsonItem, place: string): SourceRecord | undefined {
    const { report } = this.#context;
    const context = `${place}:${item.line} (item ${item.index})`;
    try {
      const proposals = parseItem(item.text);
      if (!proposals) {
        report.warn({
          title: 'Usage aggregation ignored',
          message: 'DataHub no longer reads this form of usage. Write it as datasetUsageStatistics.',
          context,
        });
        return undefined;
      }
      const { aspect } = this.#config;
      const wanted = aspect === undefined ? proposals : proposals.filter((one) => one.aspectName === aspect);
      return wanted.length > 0 ? { id: `${place}:${item.index}`, proposals: wanted } : undefined;
    } catch (error) {
      report.fail({ title: 'Cannot read an item', message: `${(error as Error).message}.`, context });
      return undefined;
    }
  }
}
