import type { Registry } from '../registry.ts';
import type { EnumerationType, Field, Json, NamedType, RecordType, Type } from '../types.ts';
import type { ModelLanguage, ModelWords } from './model-language.ts';
import { typeNames } from './name-table.ts';

/** The types as `@colophon/sdk/types` exports them. */
export class TypeScriptModels implements ModelLanguage {
  readonly home = 'typescript-sdk/models';
  readonly types: readonly NamedType[];
  readonly words: ModelWords = {
    title: 'Models',
    description: (count) => `The types of the SDK: ${count} of the model, as TypeScript has them.`,
    introduction: [
      'All are exported by `@colophon/sdk/types`. Below the fields of a record is an example with all of them.',
    ],
    generalTitle: 'Names and maps',
    unionIntroduction: 'An object with one key, which names the type of its value:',
  };
  readonly generalTypes = {
    UrnString: 'A URN, such as `urn:li:tag:pii`: a string.',
    AspectName: 'The name of an aspect, such as `ownership`.',
    AspectTypes:
      "Maps the name of an aspect to the type of its value: `AspectTypes['ownership']` is `Ownership`.",
    TimeseriesAspectName: 'The name of an aspect that is a time series, such as `datasetProfile`.',
    EntityType: 'The name of an entity type, such as `dataset`.',
    EntityAspects: 'Maps an entity type to the names of its aspects, its key first.',
  };
  readonly #names: ReadonlyMap<string, string>;

  constructor(registry: Registry) {
    this.types = [...registry.types.values()];
    this.#names = typeNames(this.types);
  }

  nameOf(type: NamedType): string {
    return this.#names.get(type.name) ?? type.name;
  }

  attribute(field: string): string {
    return field;
  }

  /** A union is one word: its members are listed below. */
  expression(type: Type): string {
    switch (type.kind) {
      case 'primitive':
        return type.name === 'boolean' ? 'boolean' : /string|bytes/.test(type.name) ? 'string' : 'number';
      case 'urn':
        return 'UrnString';
      case 'array':
        return `${this.expression(type.items)}[]`;
      case 'map':
        return `Record<string, ${this.expression(type.values)}>`;
      case 'union':
        return 'union';
      default:
        return this.nameOf(type);
    }
  }

  fieldType(_name: string, { type }: Field): string {
    return this.expression(type);
  }

  literal(field: Field): string {
    return JSON.stringify(field.default);
  }

  symbols({ symbols }: EnumerationType): string {
    return Object.keys(symbols)
      .map((symbol) => `\`'${symbol}'\``)
      .join(' | ');
  }

  unionLine(name: string, type: string): string {
    return `- \`${name}\`: ${type}`;
  }

  example({ name }: RecordType, makeValue: () => Json): string {
    return `\`\`\`json record="${name}"\n${JSON.stringify(makeValue(), null, 2)}\n\`\`\``;
  }

  listOfSymbols(): string[] {
    const printed = this.types.flatMap((type) =>
      type.kind === 'enumeration' ? [`${this.nameOf(type)}: ${Object.keys(type.symbols).join(', ')}`] : [],
    );
    return [
      '## List all enumerations',
      'The OpenAPI document of a running catalogue holds every symbol, including those of your own model:',
      `\`\`\`ts
const answer = await fetch('http://localhost:8080/openapi/openapi.json');
const schemas: Record<string, { enum?: string[] }> = (await answer.json()).components.schemas;
for (const [name, { enum: symbols }] of Object.entries(schemas))
  if (symbols) console.log(\`\${name}: \${symbols.join(', ')}\`);
\`\`\``,
      `\`\`\`text output\n${printed.join('\n')}\n\`\`\``,
    ];
  }
}
