import { RE2JS } from 're2js';
import { compilePatterns } from '../../definitions/configuration.ts';
import { compileGlob } from './glob.ts';
import { type FileType, fileTypes, type PathSpecConfig } from './path-spec-config.ts';

/** A table that a file belongs to. */
export interface TableOfFile {
  /** Display name. */
  readonly name: string;
  /** Path of the table: a folder, or the file itself. */
  readonly path: string;
}

const compressions = ['gz', 'gzip', 'bz2'];
const ending = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** A `path_spec` that is ready to be asked. */
export class PathSpec {
  readonly config: PathSpecConfig;
  /** `include`, with the folders below a `{table}` at its end. */
  readonly include: string;
  /** `include` with `*` for each name in braces. */
  readonly glob: string;
  /** Whether a table is a folder of files. */
  readonly hasTableFolders: boolean;
  readonly #names: readonly string[];
  readonly #pattern: RE2JS;
  readonly #matches: (path: string) => boolean;
  readonly #excluded: readonly ((path: string) => boolean)[];
  readonly #tableAllowed: (name: string) => boolean;

  constructor(config: PathSpecConfig) {
    this.config = config;
    const bare = config.include.replace(/\/$/, '');
    this.include = config.autodetect_partitions && bare.endsWith('{table}') ? `${bare}/**` : config.include;
    this.glob = this.include.replace(/\{[^}]+\}/g, '*');
    this.hasTableFolders = this.include.includes('{table}/');
    const names: string[] = [];
    this.#pattern = RE2JS.compile(
      this.include
        .replace(/\{table\}\/\*\*$/, '{table}/')
        .split(/(\{[^}]+\}|\*+)/)
        .map((part, index) => {
          if (index % 2 === 0) return RE2JS.quote(part);
          if (part.startsWith('*')) return part === '*' ? '[^/]*?' : '.*?';
          names.push(part.slice(1, -1));
          return '([^/]+?)';
        })
        .join(''),
      RE2JS.DOTALL,
    );
    this.#names = names;
    this.#matches = compileGlob(this.glob);
    this.#excluded = config.exclude.map(compileGlob);
    this.#tableAllowed = compilePatterns(config.tables_filter_pattern);
  }

  /** The setting that leaves a file out; undefined if it is read. */
  reasonToSkip(path: string): string | undefined {
    if (!this.config.include_hidden_folders && isHidden(path)) return 'include_hidden_folders';
    if (!this.#matches(path)) return 'include';
    if (this.#excluded.some((matches) => matches(path))) return 'exclude';
    if (!this.#tableAllowed(this.table(path).name)) return 'tables_filter_pattern';
    const known = this.#knownFormat(path);
    if (known !== undefined) return this.config.file_types.includes(known) ? undefined : 'file_types';
    if (this.config.default_extension === undefined) return 'default_extension';
    if (!this.config.enable_compression && compressions.includes(ending(path))) return 'enable_compression';
    return undefined;
  }

  /** Whether a folder is left out, by its name or by `exclude`. */
  skipsFolder(path: string): boolean {
    if (!this.config.include_hidden_folders && isHidden(path)) return true;
    return this.#excluded.some((matches) => matches(path) || matches(`${path}/`));
  }

  /** Whether a table is read, by its name. */
  allowsTable(name: string): boolean {
    return this.#tableAllowed(name);
  }

  /** Format of a file by its name, or by `default_extension`. */
  format(path: string): FileType | undefined {
    return this.#knownFormat(path) ?? this.config.default_extension;
  }

  /** The table that a file belongs to. */
  table(path: string): TableOfFile {
    const values = this.#values(path);
    const table = values?.get('table');
    if (values === undefined || table === undefined)
      return { name: path.replace(/\/$/, '').split('/').at(-1) ?? path, path };
    const depth = this.include.slice(0, this.include.indexOf('{table}')).split('/').length - 1;
    const name = (this.config.table_name ?? '{table}').replace(
      /\{([^}]+)\}/g,
      (whole, key) => values.get(key) ?? whole,
    );
    return { name, path: [...path.split('/').slice(0, depth), table].join('/') };
  }

  /** Keys and values of the partition that a file is in, in order; undefined if it is in none. */
  partition(path: string): readonly (readonly [string, string])[] | undefined {
    const marker = this.include.indexOf('{table}/');
    if (marker === -1) return undefined;
    const values = this.#values(path);
    const named = values && this.#namedPartition(values);
    if (named && named.length > 0) return named;
    const depth = this.include.slice(0, marker).split('/').length;
    const folders = path.split('/').slice(depth, -1);
    const pairs = folders.some((folder) => folder.includes('='))
      ? folders
          .filter((folder) => folder.includes('='))
          .map(
            (folder) =>
              [folder.slice(0, folder.indexOf('=')), folder.slice(folder.indexOf('=') + 1)] as const,
          )
      : folders.map((folder, index) => [`partition_${index}`, folder] as const);
    return pairs.length > 0 ? pairs : undefined;
  }

  /** `{partition_key[0]}={partition_value[0]}`, or one name for each value: `year={year}`. */
  #namedPartition(values: ReadonlyMap<string, string>): (readonly [string, string])[] {
    const pairs: (readonly [string, string])[] = [];
    for (const [name, value] of values) {
      const index = /^partition_key\[(.+)\]$/.exec(name)?.[1];
      if (index === undefined) continue;
      const partition = values.get(`partition_value[${index}]`) ?? values.get(`partition[${index}]`);
      if (partition !== undefined) pairs.push([value, partition]);
    }
    if (pairs.length > 0) return pairs;
    const below = this.include.slice(this.include.indexOf('{table}/'));
    for (const [, name] of below.matchAll(/\{([^}]+)\}/g)) {
      const value = values.get(name ?? '');
      if (name !== 'table' && name !== undefined && value !== undefined)
        pairs.push([name.replace(/\[(.+)\]$/, '_$1'), value]);
    }
    return pairs;
  }

  #values(path: string): ReadonlyMap<string, string> | undefined {
    let text = path;
    // Below `**`, the number of folders is not known, so the path is read up to the table.
    if (this.include.endsWith('{table}/**')) {
      const depth = this.include.split('/').length - 1;
      text = `${path.split('/').slice(0, depth).join('/')}/`;
    }
    const matcher = this.#pattern.matcher(text);
    if (!matcher.matches()) return undefined;
    return new Map(this.#names.map((name, index) => [name, matcher.group(index + 1) ?? '']));
  }

  #knownFormat(path: string): FileType | undefined {
    let name = ending(path);
    if (this.config.enable_compression && compressions.includes(name))
      name = ending(path.replace(/\.[^./]+$/, ''));
    return fileTypes.find((type) => type === name);
  }
}

const isHidden = (path: string): boolean =>
  path
    .replace(/^[a-z0-9]+:\/\//, '')
    .split('/')
    .some((part) => part.startsWith('_') || (part.startsWith('.') && part !== '.' && part !== '..'));
