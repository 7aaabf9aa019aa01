import {
  batchAddOwnersMutation,
  batchAddTagsMutation,
  batchAddTermsMutation,
  batchAssignFormMutation,
  batchRemoveFormMutation,
  batchRemoveOwnersMutation,
  batchRemoveTagsMutation,
  batchRemoveTermsMutation,
  batchSetDataProductMutation,
  batchSetDomainMutation,
  batchUpdateDeprecationMutation,
  batchUpdateSoftDeletedMutation,
  setStructuredPropertyMutation,
  unsetStructuredPropertyMutation,
} from '../../../gen/search/bulk/bulk.ts';
import { type Sent, sent } from '../../edit/edit.ts';
import type { Label, LabelKind } from '../../edit/label-edits.ts';
import type { PropertyScalar } from '../../edit/part-edits.ts';
import { typeOfUrn } from '../../entity/presentations.ts';
import { bulkTexts } from '../../texts/bulk.ts';
import { texts } from '../../texts/texts.ts';
import { among, type BulkEdit, step } from './bulk-edit.ts';
import type { Target } from './selection.ts';

type Send = (urns: readonly string[]) => Sent;

const resourcesOf = (urns: readonly string[]) => urns.map((resourceUrn) => ({ resourceUrn }));

const inputs: Readonly<Record<LabelKind, (label: string) => { readonly add: Send; readonly remove: Send }>> =
  {
    tags: (tag) => ({
      add: (urns) => sent(batchAddTagsMutation, { input: { tagUrns: [tag], resources: resourcesOf(urns) } }),
      remove: (urns) =>
        sent(batchRemoveTagsMutation, { input: { tagUrns: [tag], resources: resourcesOf(urns) } }),
    }),
    terms: (term) => ({
      add: (urns) =>
        sent(batchAddTermsMutation, { input: { termUrns: [term], resources: resourcesOf(urns) } }),
      remove: (urns) =>
        sent(batchRemoveTermsMutation, { input: { termUrns: [term], resources: resourcesOf(urns) } }),
    }),
    owners(ownerUrn) {
      const ownerEntityType =
        typeOfUrn(ownerUrn) === 'corpGroup' ? ('CORP_GROUP' as const) : ('CORP_USER' as const);
      return {
        add: (urns) =>
          sent(batchAddOwnersMutation, {
            input: { owners: [{ ownerUrn, ownerEntityType }], resources: resourcesOf(urns) },
          }),
        remove: (urns) =>
          sent(batchRemoveOwnersMutation, { input: { ownerUrns: [ownerUrn], resources: resourcesOf(urns) } }),
      };
    },
  };

const has = (kind: LabelKind, label: Label) => (target: Target) =>
  target.card[kind].some(({ urn }) => urn === label.urn);

/** Adds a tag, a term or an owner to those that do not have it. */
export function addToAll(targets: readonly Target[], kind: LabelKind, label: Label): BulkEdit {
  const { add, remove } = inputs[kind](label.urn);
  const lacking = targets.filter((target) => !has(kind, label)(target));
  return {
    label: texts.edit.added[kind](label.name),
    steps: [step(lacking, add)],
    revert: (done) => [step(among(lacking, done), remove)],
  };
}

/** Removes one from those that have it. In which way somebody was an owner is not known, so that cannot be taken back. */
export function removeFromAll(targets: readonly Target[], kind: LabelKind, label: Label): BulkEdit {
  const { add, remove } = inputs[kind](label.urn);
  const having = targets.filter(has(kind, label));
  return {
    label: texts.edit.removed[kind](label.name),
    steps: [step(having, remove)],
    ...(kind !== 'owners' && { revert: (done) => [step(among(having, done), add)] }),
  };
}

const setDomain =
  (domainUrn: string | null): Send =>
  (urns) =>
    sent(batchSetDomainMutation, { input: { domainUrn, resources: resourcesOf(urns) } });

/** Puts all into a domain, or into none; taken back, each is in the one that it was in. */
export function putAllIntoDomain(targets: readonly Target[], domain: Label | undefined): BulkEdit {
  const others = targets.filter(({ card }) => card.domain?.urn !== domain?.urn);
  const byDomain = Map.groupBy(others, ({ card }) => card.domain?.urn ?? null);
  return {
    label: domain ? texts.edit.domain(domain.name) : texts.edit.noDomain,
    steps: [step(others, setDomain(domain?.urn ?? null))],
    revert: (done) => [...byDomain].map(([urn, some]) => step(among(some, done), setDomain(urn))),
  };
}

/** Puts all into a data product, or into none. */
export const putAllIntoDataProduct = (targets: readonly Target[], product: Label | undefined): BulkEdit => ({
  label: product ? bulkTexts.intoProduct(product.name) : bulkTexts.noProduct,
  steps: [
    step(targets, (resourceUrns) =>
      sent(batchSetDataProductMutation, {
        input: { dataProductUrn: product?.urn ?? null, resourceUrns },
      }),
    ),
  ],
});

const setDeprecated =
  (deprecated: boolean, note: string): Send =>
  (urns) =>
    sent(batchUpdateDeprecationMutation, { input: { deprecated, note, resources: resourcesOf(urns) } });

/** Deprecates all that are not, or none any more. Notes that are gone cannot be brought back. */
export function deprecateAll(targets: readonly Target[], deprecated: boolean, note = ''): BulkEdit {
  const others = targets.filter(({ card }) => card.isDeprecated !== deprecated);
  return {
    label: deprecated ? texts.edit.deprecated : texts.edit.notDeprecated,
    steps: [step(others, setDeprecated(deprecated, note))],
    ...(deprecated && { revert: (done) => [step(among(others, done), setDeprecated(false, ''))] }),
  };
}

const setDeleted =
  (deleted: boolean): Send =>
  (urns) =>
    sent(batchUpdateSoftDeletedMutation, { input: { urns, deleted } });

/** Deletes all, as DataHub does from a search: they are no longer found, and can be restored. */
export const deleteAll = (targets: readonly Target[]): BulkEdit => ({
  label: bulkTexts.deleted,
  steps: [step(targets, setDeleted(true))],
  revert: (done) => [step(among(targets, done), setDeleted(false))],
});

/** Sets a structured property of each, or removes it where there are no values; the server has no batch of these. */
export const setPropertyOfAll = (
  targets: readonly Target[],
  { urn: structuredPropertyUrn, name }: Label,
  values: readonly PropertyScalar[],
): BulkEdit => ({
  label:
    values.length === 0 ? bulkTexts.propertyRemoved(name) : bulkTexts.propertySet(name, values.join(', ')),
  steps: [
    step(
      targets,
      ([assetUrn = '']) =>
        values.length === 0
          ? sent(unsetStructuredPropertyMutation, {
              input: { assetUrn, structuredPropertyUrns: [structuredPropertyUrn] },
            })
          : sent(setStructuredPropertyMutation, {
              input: {
                assetUrn,
                structuredPropertyInputParams: [
                  {
                    structuredPropertyUrn,
                    values: values.map((value) =>
                      typeof value === 'number' ? { numberValue: value } : { stringValue: value },
                    ),
                  },
                ],
              },
            }),
      1,
    ),
  ],
});

/**
 * Assigns a form to all that do not have it.
 *
 * @param holders Those that have it already, and keep it with their answers; undefined where that is not known, so that
 *   nothing can be taken back.
 */
export function assignFormToAll(
  targets: readonly Target[],
  { urn: formUrn, name }: Label,
  holders: ReadonlySet<string> | undefined,
): BulkEdit {
  const lacking = targets.filter(({ urn }) => !holders?.has(urn));
  const input = (entityUrns: readonly string[]) => ({ input: { formUrn, entityUrns } });
  return {
    label: bulkTexts.formAssigned(name),
    steps: [step(lacking, (urns) => sent(batchAssignFormMutation, input(urns)))],
    ...(holders && {
      revert: (done) => [step(among(lacking, done), (urns) => sent(batchRemoveFormMutation, input(urns)))],
    }),
  };
}

/** Takes a form off all that have it. How far it was filled in is gone with it. */
export const removeFormFromAll = (targets: readonly Target[], { urn: formUrn, name }: Label): BulkEdit => ({
  label: bulkTexts.formRemoved(name),
  steps: [step(targets, (entityUrns) => sent(batchRemoveFormMutation, { input: { formUrn, entityUrns } }))],
});
