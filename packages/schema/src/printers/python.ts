import type { Registry } from '../registry.ts';
import type { EnumerationType, Field, Json, NamedType, RecordType } from '../types.ts';
import { printedFrom } from './json-file.ts';
import { docString, escapeSymbol, quote } from './python-text.ts';
import { isEnumeration, PythonTypes, printLiteral, referredTypes } from './python-types.ts';
import type { Subject } from './reference-enumerations.ts';

/** Where the printed classes come from and go. */
export interface PythonSubject extends Subject {
  /** What the records are about, as a sentence: the doc string of the module. */
  readonly sentence: string;
}

/**
 * The Python modules (3.10 and newer) of the model by path: one for each subject, and `__init__.py`, which imports a
 * module when one of its names is first used. Each record is a class with a keyword-only constructor, each enumeration
 * an `Enum`. Field names are the wire's; one that Python reserves gets an underscore at its end (`or_`). Reading,
 * writing and validation are in `_record.py`, driven by the table of each class.
 *
 * @param further Types that no entity refers to, such as snapshots: printed in the module of their subject.
 */
export function printPython(
  registry: Registry,
  subjects: readonly PythonSubject[],
  further: readonly NamedType[] = [],
): ReadonlyMap<string, string> {
  const types = new PythonTypes(registry, further);
  const printer = new ModulePrinter(registry, types, subjects);
  const all = [...registry.types.values(), ...further];
  const modules = subjects.flatMap((subject): (readonly [string, string])[] => {
    const own = all.filter(({ name }) => subject.types.has(name));
    return own.length === 0 ? [] : [[`models/${subject.name}.py`, printer.module(subject, own)]];
  });
  return new Map([
    ...modules,
    ['models/__init__.py', printer.models(all)],
    ['models/_index.py', printer.index(all)],
    ['datahub/metadata/schema_classes.py', printer.schemaClasses(all)],
  ]);
}

/** What is sent, under DataHub's names: it belongs to no aspect. */
const envelopes: ReadonlyMap<string, string> = new Map([
  ['GenericAspectClass', '.._envelopes'],
  ['MetadataChangeEventClass', '.._envelopes'],
  ['MetadataChangeProposalClass', '.._envelopes'],
]);

class ModulePrinter {
  readonly #types: PythonTypes;
  readonly #registry: Registry;
  readonly #moduleOf = new Map<string, string>();
  readonly #aspects: ReadonlyMap<RecordType, readonly [name: string, base: string]>;

  constructor(registry: Registry, types: PythonTypes, subjects: readonly Subject[]) {
    this.#registry = registry;
    this.#types = types;
    for (const subject of subjects) for (const name of subject.types) this.#moduleOf.set(name, subject.name);
    this.#aspects = new Map(
      [...registry.aspects.values()].map(({ name, kind, record }) => [
        record,
        [name, kind === 'timeseries' ? 'TimeseriesAspect' : 'Aspect'],
      ]),
    );
  }

  module(subject: PythonSubject, own: readonly NamedType[]): string {
    const enumerations = own.filter((type) => type.kind === 'enumeration');
    const records = own.filter((type) => type.kind === 'record');
    const fields = records.flatMap((record) => Object.values(record.fields));
    const used = fields.map(({ type }) => type).filter(isEnumeration);
    const referred = fields.flatMap(({ type }) => referredTypes(type));
    const declarations = [
      ...enumerations.map((type) => printEnumeration(type, this.#types)),
      ...records.map((record) => this.#record(record)),
    ];
    const body = declarations.join('\n\n');
    // Descriptions have the same words.
    const code = body.split('\n').filter((line) => /^class |^ {4}\w+: (?!ClassVar)|= symbol\(/.test(line));
    const needed = ['Aspect', 'Double', 'Long', 'Record', 'Symbol', 'TimeseriesAspect', 'symbol'].filter(
      (name) => code.some((line) => new RegExp(`\\b${name}\\b`).test(line.replace(/^class \w+/, ''))),
    );
    const runtime = this.#imports(used, subject.name);
    const typing = this.#imports(
      referred.filter((type) => !used.includes(type as EnumerationType)),
      subject.name,
    );
    const typingNames = ['ClassVar', ...(typing.length > 0 ? ['TYPE_CHECKING'] : [])].toSorted();
    const head = [
      `# ${printedFrom}`,
      `"""${subject.title}: ${lowerFirst(subject.sentence)}"""`,
      '',
      'from __future__ import annotations',
      '',
      ...(records.length > 0
        ? [`from typing import ${typingNames.toSorted(compareImports).join(', ')}`, '']
        : []),
      `from ._record import ${needed.toSorted(compareImports).join(', ')}`,
      ...runtime,
      ...(typing.length > 0 ? ['', 'if TYPE_CHECKING:', ...typing.map((line) => `    ${line}`)] : []),
      '',
    ].join('\n');
    return `${head}\n\n${body}`;
  }

  /** One import for each other module. */
  #imports(types: readonly NamedType[], own: string): string[] {
    const byModule = new Map<string, Set<string>>();
    for (const type of types) {
      const module = this.#module(type);
      if (module === own) continue;
      byModule.set(module, (byModule.get(module) ?? new Set()).add(this.#types.name(type)));
    }
    return [...byModule]
      .toSorted(byText)
      .map(([module, names]) => `from .${module} import ${[...names].toSorted(compareImports).join(', ')}`);
  }

  #module(type: NamedType): string {
    const module = this.#moduleOf.get(type.name);
    if (module === undefined) throw new Error(`No subject has ${type.name}.`);
    return module;
  }

  #record(record: RecordType): string {
    const [aspectName, base] = this.#aspects.get(record) ?? [undefined, 'Record'];
    const fields = Object.entries(record.fields).map(([name, field]) => ({
      field,
      ...this.#types.field(name, field),
    }));
    const parameters = fields.map(({ parameter }) => `        ${parameter},`);
    return [
      `class ${this.#types.name(record)}(${base}):`,
      ...docString(
        record.doc +
          (aspectName === undefined ? '' : `\n\nThe aspect \`${aspectName}\`.`) +
          (record.deprecated ? '\n\nDeprecated.' : ''),
      ),
      '',
      `    RECORD_NAME: ClassVar[str] = ${quote(record.name)}`,
      ...(aspectName === undefined ? [] : [`    ASPECT_NAME: ClassVar[str] = ${quote(aspectName)}`]),
      ...(fields.length > 0
        ? ['    _FIELDS = (', ...fields.map(({ row }) => `        ${row},`), '    )']
        : []),
      ...(record.rules ? [`    _RULES = ${printLiteral(record.rules as unknown as Json)}`] : []),
      ...fields.flatMap(({ attribute, annotation, field }) => [
        '',
        `    ${attribute}: ${annotation}`,
        ...docString(describeField(field)),
      ]),
      ...(fields.length > 0
        ? [
            '',
            '    def __init__(',
            '        self,',
            '        *,',
            ...parameters,
            '    ) -> None:',
            ...fields.map(({ statement }) => `        ${statement}`),
          ]
        : []),
      '',
    ].join('\n');
  }

  models(all: readonly NamedType[]): string {
    const byModule = Map.groupBy(all, (type) => this.#module(type));
    const imports = [...byModule].toSorted(byText).map(([module, types]) => {
      const names = types.map(this.#types.name).toSorted(compareImports);
      return [
        `    from .${module} import (`,
        ...names.map((name) => `        ${name} as ${name},`),
        '    )',
      ].join('\n');
    });
    return [
      `# ${printedFrom}`,
      '"""The records and enumerations of the metadata model, in one module for each subject.',
      '',
      'Each name can be imported from here; its module is loaded when the name is first used. A name with `Class` at its',
      "end, as DataHub's package has it, is the same class: `OwnershipClass` is `Ownership`.",
      '"""',
      '',
      'from __future__ import annotations',
      '',
      'from typing import TYPE_CHECKING',
      '',
      'from ._lazy import directory, load',
      'from ._record import Aspect, Double, Long, Record, Symbol, TimeseriesAspect',
      '',
      'if TYPE_CHECKING:',
      ...imports,
      '',
      '__all__ = [',
      ...['Aspect', 'Double', 'Long', 'Record', 'Symbol', 'TimeseriesAspect', ...all.map(this.#types.name)]
        .toSorted(compareText)
        .map((name) => `    ${quote(name)},`),
      ']',
      '',
      'if not TYPE_CHECKING:',
      '',
      '    def __getattr__(name):',
      '        return load(name, globals())',
      '',
      '    def __dir__():',
      '        return directory()',
      '',
    ].join('\n');
  }

  schemaClasses(all: readonly NamedType[]): string {
    const names = all.map(this.#types.name).toSorted(compareImports);
    return [
      `# ${printedFrom}`,
      '"""The model under the names of DataHub\'s package: `OwnershipClass(…)` makes a `colophon.models.Ownership`.',
      '',
      "Constructors take keywords, and positions in the order of DataHub's. Type checkers accept keywords alone.",
      '"""',
      '',
      'from __future__ import annotations',
      '',
      'from typing import TYPE_CHECKING',
      '',
      'from ._mirror import directory, mirror',
      '',
      'if TYPE_CHECKING:',
      '    from ...models import (',
      ...names.map((name) => `        ${name} as ${name}Class,`),
      '    )',
      ...[...envelopes].map(([name, module]) => `    from ${module} import ${name} as ${name}`),
      'else:',
      '',
      '    def __getattr__(name):',
      '        return mirror(name, globals())',
      '',
      '    def __dir__():',
      '        return directory()',
      '',
      '',
      '__all__ = [',
      ...[...names.map((name) => `${name}Class`), ...envelopes.keys()]
        .toSorted(compareImports)
        .map((name) => `    "${name}",`),
      ']',
      '',
    ].join('\n');
  }

  /** Where each class is, and which class each name on the wire stands for. */
  index(all: readonly NamedType[]): string {
    const table = (name: string, entries: Iterable<readonly [string, string]>) => [
      `${name}: dict[str, str] = {`,
      ...[...entries].map(([key, value]) => `    ${quote(key)}: ${quote(value)},`),
      '}',
      '',
    ];
    const classOf = (record: NamedType) => this.#types.name(record);
    return [
      `# ${printedFrom}`,
      '"""Where each class of the model is."""',
      '',
      '# The module of each class.',
      ...table(
        'MODULES',
        all.map((type) => [classOf(type), this.#module(type)] as const),
      ),
      '# The class of each record and enumeration, by its name on the wire.',
      ...table(
        'RECORDS',
        all.map((type) => [type.name, classOf(type)] as const),
      ),
      '# The class of each aspect.',
      ...table(
        'ASPECTS',
        [...this.#registry.aspects.values()].map(({ name, record }) => [name, classOf(record)] as const),
      ),
      '# The key aspect of each entity type.',
      ...table(
        'KEYS',
        [...this.#registry.entities.values()].map(({ name, key }) => [name, key.name] as const),
      ),
      '# The aspects of each entity type, separated by spaces.',
      ...table(
        'ENTITY_ASPECTS',
        [...this.#registry.entities.values()].map(
          ({ name, key, aspects }) =>
            [name, [key, ...aspects].map((aspect) => aspect.name).join(' ')] as const,
        ),
      ),
    ].join('\n');
  }
}

/** The description of a field, with its default. */
function describeField({ doc, deprecated, default: preset }: Field): string {
  const reason = typeof deprecated === 'string' ? `Deprecated: ${deprecated}` : 'Deprecated.';
  const shown =
    preset !== undefined && (typeof preset !== 'object' || preset === null || Object.keys(preset).length > 0);
  return [
    doc,
    ...(shown ? [`Default: \`${typeof preset === 'string' ? preset || '""' : printLiteral(preset)}\`.`] : []),
    ...(deprecated ? [reason] : []),
  ].join('\n\n');
}

/** The other spelling under which a symbol is documented becomes a second name of the same member. */
function printEnumeration(type: EnumerationType, types: PythonTypes): string {
  const aliases = Object.entries(type.names ?? {}).map(
    ([symbol, name]) => `    ${escapeSymbol(name)} = ${quote(symbol)}`,
  );
  return [
    `class ${types.name(type)}(Symbol):`,
    ...docString(`${type.doc}\n\nWire name: \`${type.name}\`.`),
    ...Object.entries(type.symbols).flatMap(([symbol, doc]) => [
      '',
      `    ${escapeSymbol(symbol)} = ${quote(symbol)}`,
      ...docString(doc),
    ]),
    ...(aliases.length > 0 ? ['', ...aliases] : []),
    '',
  ].join('\n');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  compareText(a, b);

/** The order of imports that ruff asks for: constants, classes, the rest. */
function compareImports(a: string, b: string): number {
  const rank = (name: string) => (/^[A-Z][A-Z0-9_]+$/.test(name) ? 0 : /^[A-Z]/.test(name) ? 1 : 2);
  return rank(a) - rank(b) || compareText(a, b);
}
