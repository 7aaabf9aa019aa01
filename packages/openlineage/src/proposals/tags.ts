import type { ChangeProposal } from '@colophon/catalogue';
import { encodeUrnPart } from '@colophon/schema';
import type { Facets } from '../events/facets.ts';
import { addTo } from './changes.ts';

interface EventTag {
  readonly urn: string;
  /** The field that has the tag; undefined for one of the whole. */
  readonly field: string | undefined;
}

/** The tags of the facet `tags`. */
const tagsOf = (facets: Facets): EventTag[] =>
  (facets.get('tags')?.objects('tags') ?? []).map((tag) => {
    const key = tag.requiredString('key');
    const value = tag.string('value') ?? '';
    // A tag that is there or not has no value of interest.
    const isPlain = value === '' || value === key || value.toLowerCase() === 'true';
    return { urn: tagUrn(isPlain ? key : `${key}:${value}`), field: tag.string('field') };
  });

const tagUrn = (name: string): string => `urn:li:tag:${encodeUrnPart(name)}`;

/** Adds tags; those that people have set stay. */
export const addTags = (urn: string, tags: readonly string[]): ChangeProposal[] =>
  addTo(
    urn,
    'globalTags',
    tags.map((tag) => [['tags', tag], { tag }]),
  );

/** Adds the tags of the whole job or dataset. */
export const entityTagsOf = (urn: string, facets: Facets): ChangeProposal[] =>
  addTags(
    urn,
    tagsOf(facets).flatMap(({ urn: tag, field }) => (field === undefined ? [tag] : [])),
  );

/** The tags of one field of a dataset. */
export const fieldTagsOf = (facets: Facets, path: string): string[] =>
  tagsOf(facets).flatMap(({ urn, field }) => (field === path ? [urn] : []));

/** The tags of an Airflow DAG, which come as the text of a list: `['nightly', 'shop']`. */
export function dagTagsOf(text: unknown): string[] {
  const names = Array.isArray(text)
    ? text.map(String)
    : String(text ?? '')
        .replace(/^[[{(]|[\])}]$/g, '')
        .split(',');
  return names
    .map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter((name) => name !== '')
    .sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'))
    .map(tagUrn);
}
