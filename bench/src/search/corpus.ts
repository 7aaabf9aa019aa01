import type { ChangeProposal } from '@colophon/catalogue';

/** A source of numbers from 0 up to 1, the same ones for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const consonants = 'bcdfghklmnprstvz';
const vowels = 'aeiou';
const wordCount = 20_000;

/** Words of two to four syllables; the first ones are the shortest, as in a language. */
const words = Array.from({ length: wordCount }, (_, i) => {
  const syllables = i < 400 ? 2 : i < 8000 ? 3 : 4;
  let rest = Math.imul(i + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: syllables }, () => {
    const syllable = `${consonants[rest % 16]}${vowels[(rest >>> 4) % 5]}`;
    rest = Math.imul(rest, 1_103_515_245) + 12_345;
    rest >>>= 0;
    return syllable;
  }).join('');
});

/** A word by Zipf's law, flattened at the top: the most frequent one stands in about a quarter of all descriptions. */
export const drawWord = (random: () => number): string =>
  words[Math.floor(10 * (wordCount / 10 + 1) ** random() - 10)] ?? '';

const drawText = (random: () => number, length: number): string =>
  Array.from({ length }, () => drawWord(random)).join(' ');

export const platforms = ['snowflake', 'bigquery', 'postgres', 'kafka', 'hive'];

/** What an ingestion run tells of one table, with an owner and tags. */
export function drawDataset(i: number): { readonly name: string; readonly proposals: ChangeProposal[] } {
  const random = createRandom(i);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() ** 2 * items.length)] as T;
  const name = `${drawWord(random)}_${drawWord(random)}_${i}`;
  const schema = drawWord(random);
  const urn = `urn:li:dataset:(urn:li:dataPlatform:${pick(platforms)},shop.${schema}.${name},${pick(['PROD', 'DEV'])})`;
  const owner = `urn:li:corpuser:user${Math.floor(random() ** 2 * 500)}`;
  const tags = Array.from({ length: Math.floor(random() * 3) }, () => ({
    tag: `urn:li:tag:tag${Math.floor(random() ** 2 * 100)}`,
  }));
  const put = (aspectName: string, value: ChangeProposal['value']): ChangeProposal => ({
    entityUrn: urn,
    aspectName,
    changeType: 'UPSERT',
    value,
  });
  return {
    name,
    proposals: [
      put('datasetProperties', { name, description: drawText(random, 24) }),
      put('ownership', { owners: [{ owner, type: 'TECHNICAL_OWNER' }] }),
      put('globalTags', { tags }),
      put('subTypes', { typeNames: [pick(['Table', 'View', 'Topic'])] }),
    ],
  };
}
