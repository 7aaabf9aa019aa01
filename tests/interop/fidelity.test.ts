import { readFile } from 'node:fs/promises';
import { registry } from '@colophon/model';
import { toAvroName, toAvroSchema } from '@colophon/schema/printers';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AvroNamed, addTypeFacts, type Facts, isNamed, namedTypes } from './avro-facts.ts';
import { intendedAdditions, intendedDifferences } from './fidelity-differences.ts';
import { sitePackages } from './python.ts';

/** The schema that ships inside the client: a list of records. */
let theirs: Map<string, AvroNamed>;

beforeAll(async () => {
  const file = `${await sitePackages()}/datahub/metadata/schema.avsc`;
  theirs = namedTypes(JSON.parse(await readFile(file, 'utf8')));
});

describe('the model, compared with the schema inside the Python client', () => {
  it('has only the listed differences, each with a reason', () => {
    const all = compare(factsOfModel(), factsOfClient(theirs));
    const additionOf = ({ path, client }: (typeof all)[number]) =>
      client === 'absent' ? intendedAdditions.find((addition) => path.startsWith(addition.path)) : undefined;
    const differences = all.filter((difference) => !additionOf(difference));
    const meant = intendedDifferences.map(({ path }) => path);
    expect(differences.filter(({ path }) => !meant.includes(path))).toEqual([]);
    expect(meant.filter((path) => !differences.some((found) => found.path === path))).toEqual([]);
    const added = new Set(all.map(additionOf));
    expect(intendedAdditions.filter((addition) => !added.has(addition))).toEqual([]);
  });

  it('compares hundreds of types', () => {
    const facts = [...factsOfModel()];
    const count = (path: RegExp, fact = /^/) =>
      facts.filter(([where, what]) => path.test(where) && fact.test(what)).length;
    const records = count(/ kind$/, /^record$/);
    const fields = count(/ type$/);
    const enumerations = count(/ kind$/, /^enum$/);
    const entities = count(/^entity .* key$/);
    console.log(
      `Compared ${records} records with ${fields} fields, ${enumerations} enumerations, ${entities} entities`,
    );
    // Far below what there is: a model that went missing must not pass as one without differences.
    expect(records).toBeGreaterThan(400);
    expect(fields).toBeGreaterThan(1500);
    expect(enumerations).toBeGreaterThan(50);
    expect(entities).toBeGreaterThan(60);
  });
});

function factsOfModel(): Facts {
  const facts: Facts = new Map();
  for (const type of registry.types.values()) {
    const schema: unknown = toAvroSchema(type);
    // A list of symbols that travels as a string is no type of its own on the wire.
    if (isNamed(schema)) addTypeFacts(facts, toAvroName(type.name), schema);
  }
  for (const entity of registry.entities.values()) {
    addEntityFacts(facts, entity.name, entity.key.name, toAvroName(entity.key.record.name), [
      ...entity.aspects.map(({ name }) => name),
    ]);
    for (const { name, kind, record } of entity.aspects)
      addAspectFacts(facts, name, kind, toAvroName(record.name));
  }
  return facts;
}

/** The client's schema holds types that no entity reaches; of its types, those that the model has or should have. */
function factsOfClient(types: ReadonlyMap<string, AvroNamed>): Facts {
  const facts: Facts = new Map();
  const byAspect = new Map<string, string>();
  for (const [name, { Aspect }] of types) if (Aspect) byAspect.set(Aspect.name, name);
  const reached = new Set<string>();
  for (const [name, type] of types) {
    const key = type.Aspect;
    if (!key?.keyForEntity) continue;
    reached.add(name);
    const aspects = key.entityAspects ?? [];
    addEntityFacts(facts, key.keyForEntity, key.name, name, aspects);
    for (const aspect of aspects) {
      const record = byAspect.get(aspect) ?? 'no record';
      reached.add(record);
      const kind = types.get(record)?.Aspect?.type === 'timeseries' ? 'timeseries' : 'versioned';
      addAspectFacts(facts, aspect, kind, record);
    }
  }
  for (const name of withReferences(reached, types)) {
    const type = types.get(name);
    if (type) addTypeFacts(facts, name, type);
  }
  return facts;
}

/** The types, and all that their fields refer to. */
function withReferences(names: ReadonlySet<string>, types: ReadonlyMap<string, AvroNamed>): Set<string> {
  const reached = new Set(names);
  // The set grows while it is walked: what is added is visited too.
  for (const name of reached) {
    const own: Facts = new Map();
    const type = types.get(name);
    if (type) addTypeFacts(own, name, type);
    for (const [path, text] of own) {
      if (!path.endsWith(' type')) continue;
      for (const word of text.split(/[<>|\s]+/)) if (types.has(word)) reached.add(word);
    }
  }
  return reached;
}

function addEntityFacts(
  facts: Facts,
  name: string,
  key: string,
  record: string,
  aspects: readonly string[],
): void {
  facts.set(`entity ${name} key`, `${key} (${record})`);
  facts.set(`entity ${name} aspects`, aspects.join(', '));
}

function addAspectFacts(facts: Facts, name: string, kind: string, record: string): void {
  facts.set(`aspect ${name}`, `${kind}, ${record}`);
}

function compare(model: Facts, client: Facts) {
  const paths = [...new Set([...model.keys(), ...client.keys()])].sort();
  return paths
    .map((path) => ({ path, model: model.get(path) ?? 'absent', client: client.get(path) ?? 'absent' }))
    .filter((fact) => fact.model !== fact.client);
}
