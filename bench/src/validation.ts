import { createValidator } from '@colophon/catalogue/validation';
import { registry } from '@colophon/model';
import type { Aspect, JsonObject } from '@colophon/schema';
import { type Figure, figure, median } from './report.ts';
import { inPairs, type Rounds } from './rounds.ts';

/** Columns of the large schema. */
const columns = 2000;

/** Validations per second of a typical and of a large aspect, against parsing the same documents as JSON. */
export async function benchValidation(rounds: Rounds): Promise<Figure[]> {
  const sample = registry.entities.get('dataset')?.sample;
  if (!sample) throw new Error('the dataset has no sample document');
  const schema = sample.aspects.schemaMetadata as JsonObject & { readonly fields: JsonObject[] };
  const large = {
    ...schema,
    fields: Array.from({ length: columns }, (_, i) => ({
      ...schema.fields[i % schema.fields.length],
      fieldPath: `column_${i}`,
    })),
  };
  return [
    await compare(rounds, 'a typical aspect (ownership)', 'ownership', sample.aspects.ownership ?? {}),
    await compare(rounds, `a schema of ${columns} columns`, 'schemaMetadata', large),
  ];
}

async function compare(rounds: Rounds, what: string, name: string, value: JsonObject): Promise<Figure> {
  const aspect = registry.aspects.get(name) as Aspect;
  const validator = createValidator();
  const text = JSON.stringify(value);
  const pairs = await inPairs(
    rounds,
    async () => perSecond(rounds.durationMs, () => validator.validate(aspect, value)),
    async () => perSecond(rounds.durationMs, () => JSON.parse(text)),
  );
  const medians = [0, 1].map((side) => Math.round(median(pairs.map((pair) => pair[side as 0 | 1]))));
  return figure(
    pairs.map(([validated, parsed]) => validated / parsed),
    {
      benchmark: 'validation',
      what,
      against: 'JSON.parse of the same document',
      detail: `${medians.join(' / ')} per s; ${text.length} bytes`,
    },
  );
}

/** How often the work is done in a second, measured over the given time. */
function perSecond(durationMs: number, work: () => unknown): number {
  const batch = 20;
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < durationMs) {
    for (let i = 0; i < batch; i++) work();
    count += batch;
  }
  return count / ((performance.now() - start) / 1000);
}
