import type { AspectName, AspectTypes, GlobalTags, GlossaryTerms } from '@colophon/model-types';
import type { ChangeProposal } from '@colophon/sdk';
import { isLabel } from '../reading/label-key.ts';

interface Labelled {
  readonly globalTags?: GlobalTags;
  readonly glossaryTerms?: GlossaryTerms;
}

const tagsOf = (value: GlobalTags | undefined): string[] => value?.tags?.map(({ tag }) => tag) ?? [];
const termsOf = (value: GlossaryTerms | undefined): string[] => value?.terms?.map(({ urn }) => urn) ?? [];

function* labelsOfAll(items: readonly Labelled[] | undefined): Generator<string> {
  for (const { globalTags, glossaryTerms } of items ?? []) {
    if (globalTags) yield* tagsOf(globalTags);
    if (glossaryTerms) yield* termsOf(glossaryTerms);
  }
}

/** The tags and terms of an aspect, for each aspect that can have some. */
const finders: { readonly [A in AspectName]?: (aspect: AspectTypes[A]) => Iterable<string> } = {
  globalTags: tagsOf,
  glossaryTerms: termsOf,
  schemaMetadata: ({ fields }) => labelsOfAll(fields),
  editableSchemaMetadata: ({ editableSchemaFieldInfo }) => labelsOfAll(editableSchemaFieldInfo),
  inputFields: ({ fields }) =>
    labelsOfAll(fields?.flatMap(({ schemaField }) => (schemaField ? [schemaField] : []))),
  glossaryRelatedTerms: ({ hasRelatedTerms = [], isRelatedTerms = [], values = [], relatedTerms = [] }) => [
    ...hasRelatedTerms,
    ...isRelatedTerms,
    ...values,
    ...relatedTerms,
  ],
};

/** URNs of the tags and glossary terms that a proposal refers to. Those that a patch removes are not among them. */
export function referencedLabels(proposal: ChangeProposal): string[] {
  const found = 'patch' in proposal ? labelsOfPatch(proposal.patch.operations) : labelsOfAspect(proposal);
  return found.filter(isLabel);
}

function labelsOfAspect(proposal: ChangeProposal): string[] {
  if (!('aspect' in proposal)) return [];
  const find = finders[proposal.aspectName] as ((aspect: unknown) => Iterable<string>) | undefined;
  return find ? [...find(proposal.aspect)] : [];
}

/** A patch adds the association of a tag or of a term, or a whole value with some. */
function labelsOfPatch(operations: readonly { readonly op: string; readonly value?: unknown }[]): string[] {
  return operations.flatMap(({ op, value }) => {
    if (op === 'remove' || typeof value !== 'object' || value === null) return [];
    const { tag, urn, tags, terms } = value as {
      readonly tag?: unknown;
      readonly urn?: unknown;
    } & Partial<GlobalTags & GlossaryTerms>;
    return [tag, urn, ...tagsOf(tags && { tags }), ...termsOf(terms && ({ terms } as GlossaryTerms))].filter(
      (label) => typeof label === 'string',
    );
  });
}
