import { registry } from '@colophon/model';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Aspect, Json, JsonObject } from '../types.ts';
import { toJsonSchema } from './json-schema.ts';
import { printOpenApi, toOpenApiComponents } from './openapi.ts';
import { smallRegistry } from './testing/small-registry.ts';

const wholeModel = JSON.parse(printOpenApi(registry));
const sample = registry.entities.get('dataset')?.sample?.aspects ?? {};

/** Both validators with the keywords of this project, which they need not enforce here. */
function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const keyword of ['urn', 'rules']) ajv.addKeyword({ keyword });
  return ajv;
}

const openApi = createAjv().addSchema({ $id: 'model', ...wholeModel });

const isValidAspect = ({ record }: Aspect, value: Json): boolean =>
  openApi.validate({ $ref: `model#/components/schemas/${simpleNameOf(record.name)}` }, value) === true;

const simpleNameOf = (wireName: string): string => {
  const entries = Object.entries<JsonObject>(wholeModel.components.schemas);
  return entries.find(([, schema]) => schema['x-wire-name'] === wireName)?.[0] ?? 'missing';
};

/** Documents close to the given one, most of them wrong: without a field, with a stranger, with other values. */
function variationsOf(value: Json): Json[] {
  if (Array.isArray(value)) {
    return [{}, ...value.flatMap((item, i) => variationsOf(item).map((other) => value.with(i, other)))];
  }
  if (typeof value !== 'object' || value === null) return [null, 1.5, [value]];
  return [
    [],
    { ...value, stranger: true },
    ...Object.entries(value).flatMap(([name, item]) => {
      const { [name]: _, ...rest } = value;
      return [rest, ...variationsOf(item).map((other) => ({ ...value, [name]: other }))];
    }),
  ];
}

describe('toOpenApiComponents', () => {
  it('matches the golden file for a small model', async () => {
    await expect(printOpenApi(smallRegistry)).toMatchFileSnapshot('testing/gen/small.openapi.json');
  });

  it('prints valid OpenAPI 3.1 for the whole model', async () => {
    expect(await new Validator().validate(wholeModel)).toEqual({ valid: true });
  });

  it('prints valid JSON Schemas, which the OpenAPI validator does not check', () => {
    const ajv = createAjv();
    const schemas = Object.entries<JsonObject>(wholeModel.components.schemas);
    expect(schemas.filter(([, schema]) => ajv.validateSchema(schema) !== true)).toEqual([]);
    expect(ajv.validateSchema({ properties: { urn: { type: 'URN' } } })).toBe(false);
  });

  it('has no dangling references', () => {
    const names = new Set(Object.keys(wholeModel.components.schemas));
    const references = [...JSON.stringify(wholeModel).matchAll(/"\$ref":"#\/components\/schemas\/([^"]*)"/g)];
    expect(references.length).toBeGreaterThan(1000);
    expect(references.filter(([, name = '']) => !names.has(name))).toEqual([]);
  });

  it('has every record and enumeration by its wire name, and the envelopes of every aspect and entity', () => {
    const { schemas } = toOpenApiComponents(registry);
    const wireNames = Object.values(schemas).flatMap((schema) => schema['x-wire-name'] ?? []);
    expect(wireNames).toEqual([...registry.types.keys()]);
    expect(Object.keys(schemas)).toHaveLength(
      registry.types.size + 2 * registry.aspects.size + registry.entities.size,
    );
  });

  it('accepts and rejects the same values as the JSON Schema of the aspect', () => {
    let accepted = 0;
    let refused = 0;
    for (const [name, value] of Object.entries(sample)) {
      const aspect = registry.aspects.get(name);
      if (!aspect) throw new Error(`no aspect ${name}`);
      const isValid = createAjv().compile(toJsonSchema(aspect));
      expect(isValid(value), name).toBe(true);
      for (const document of [value, ...variationsOf(value)]) {
        const expected = isValid(document);
        expect(isValidAspect(aspect, document), JSON.stringify(document)).toBe(expected);
        if (expected) accepted++;
        else refused++;
      }
    }
    expect(accepted).toBeGreaterThan(Object.keys(sample).length);
    expect(refused).toBeGreaterThan(100);
  });

  it('accepts a whole entity in its envelopes', () => {
    const dataset = {
      urn: registry.entities.get('dataset')?.sample?.urn,
      ...Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, { value }])),
    };
    const schema = { $ref: 'model#/components/schemas/DatasetEntity' };
    expect(openApi.validate(schema, dataset), openApi.errorsText()).toBe(true);
    expect(openApi.validate(schema, { ...dataset, status: { removed: false } })).toBe(false);
  });
});
