import type { Json, JsonObject, Registry, Type } from '@colophon/schema';
import { unionMemberName } from '@colophon/schema';
import type { Block } from '../blocks.ts';
import type { Page } from '../pages.ts';
import { type NameUse, Uses } from './public-names.ts';

/** The page whose program prints every symbol. */
const symbolsPage = 'typescript-sdk/models.mdx';

/** Every field of every record, `com.linkedin.common.Owner.type`, and the JSON of the pages that has it. */
export function fieldUse(registry: Registry, pages: readonly Page[]): NameUse {
  const names = new Set<string>();
  for (const type of registry.types.values())
    if (type.kind === 'record')
      for (const field of Object.keys(type.fields)) names.add(`${type.name}.${field}`);
  const uses = new Uses();
  for (const { page, blocks } of pages)
    for (const block of blocks)
      for (const [type, value] of valuesIn(registry, block))
        visitFields(type, value, (record, field) => uses.note(`${record}.${field}`, page));
  return { kind: 'field', names, uses };
}

/** Every symbol of every enumeration, `com.linkedin.common.FabricType#PROD`; a program on one page prints them all. */
export function symbolUse(registry: Registry, pages: readonly Page[]): NameUse {
  const printed = pages
    .find(({ page }) => page === symbolsPage)
    ?.blocks.flatMap(({ output }) => output ?? []);
  const words = new Set(
    printed?.flatMap((output) =>
      output.split('\n').flatMap((line) => {
        const [enumeration, symbols = ''] = line.split(': ');
        return symbols.split(', ').map((symbol) => `${enumeration}#${symbol}`);
      }),
    ),
  );
  const names = new Set<string>();
  const uses = new Uses();
  for (const type of registry.types.values()) {
    if (type.kind !== 'enumeration') continue;
    for (const symbol of Object.keys(type.symbols)) {
      const name = `${type.name}#${symbol}`;
      names.add(name);
      if (words.has(name.slice(name.lastIndexOf('.') + 1))) uses.note(name, symbolsPage);
    }
  }
  return { kind: 'symbol', names, uses };
}

/** The values in a block that the tests hold against the model, each with its type. */
function valuesIn(registry: Registry, { language, flags, text, aspect, record }: Block): [Type, Json][] {
  if (language !== 'json') return [];
  const of = (type: Type | undefined, value: Json): [Type, Json][] => (type ? [[type, value]] : []);
  if (aspect !== undefined) return of(registry.aspects.get(aspect)?.record, JSON.parse(text));
  if (record !== undefined) return of(registry.types.get(record), JSON.parse(text));
  if (!flags.has('document')) return [];
  const { urn, ...aspects }: JsonObject = JSON.parse(text);
  return Object.entries(aspects).flatMap(([name, value]) => of(registry.aspects.get(name)?.record, value));
}

function visitFields(type: Type, value: Json, found: (record: string, field: string) => void): void {
  if (type.kind === 'array' && Array.isArray(value)) {
    for (const item of value) visitFields(type.items, item, found);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, item] of Object.entries(value)) {
    if (type.kind === 'map') visitFields(type.values, item, found);
    const member =
      type.kind === 'union' ? type.members.find((other) => unionMemberName(other) === name) : undefined;
    if (member) visitFields(member, item, found);
    const field = type.kind === 'record' ? type.fields[name] : undefined;
    if (type.kind !== 'record' || !field) continue;
    found(type.name, name);
    visitFields(field.type, item, found);
  }
}
