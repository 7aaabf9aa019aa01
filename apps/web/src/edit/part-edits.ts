import {
  addLinkMutation,
  addOwnerMutation,
  addTagMutation,
  addTermMutation,
  patchAspectMutation,
  removeLinkMutation,
  removeOwnerMutation,
  removePropertyMutation,
  removeTagMutation,
  removeTermMutation,
  renameEntityMutation,
  setPropertyMutation,
  setRemovedMutation,
  updateDeprecationMutation,
  updateDescriptionMutation,
  updateLinkMutation,
} from '../../gen/edit/edit.ts';
import { typeOfUrn } from '../entity/presentations.ts';
import { partTexts } from '../texts/parts.ts';
import { texts } from '../texts/texts.ts';
import { type Edit, reversed, sent } from './edit.ts';
import type { Label } from './label-edits.ts';

/** What is stored of a deprecation. */
export interface Deprecation {
  readonly deprecated: boolean;
  readonly note: string;
  /** Milliseconds since the epoch. */
  readonly decommissionTime: number | null;
  /** URN of what is to be used in its place. */
  readonly replacement: string | null;
}

export const notDeprecated: Deprecation = {
  deprecated: false,
  note: '',
  decommissionTime: null,
  replacement: null,
};

export function deprecation(urn: string, before: Deprecation, after: Deprecation): Edit {
  const set = (value: Deprecation) => sent(updateDeprecationMutation, { input: { urn, ...value } });
  const label = !after.deprecated
    ? texts.edit.notDeprecated
    : before.deprecated
      ? partTexts.deprecationChanged
      : texts.edit.deprecated;
  return { urn, label, apply: set(after), revert: set(before) };
}

export interface LinkText {
  readonly url: string;
  readonly label: string;
}

export const addLink = (urn: string, { url, label }: LinkText): Edit => ({
  urn,
  label: partTexts.linkAdded(label),
  apply: sent(addLinkMutation, { input: { resourceUrn: urn, linkUrl: url, label } }),
  revert: sent(removeLinkMutation, { input: { resourceUrn: urn, linkUrl: url, label } }),
});

export const removeLink = (urn: string, link: LinkText): Edit =>
  reversed(addLink(urn, link), partTexts.linkRemoved(link.label));

export function changeLink(urn: string, before: LinkText, after: LinkText): Edit {
  const change = (from: LinkText, to: LinkText) =>
    sent(updateLinkMutation, {
      input: {
        resourceUrn: urn,
        currentUrl: from.url,
        currentLabel: from.label,
        linkUrl: to.url,
        label: to.label,
      },
    });
  return {
    urn,
    label: partTexts.linkChanged(after.label),
    apply: change(before, after),
    revert: change(after, before),
  };
}

/** Somebody as an owner of one type. */
export const addOwnerOf = (urn: string, { urn: ownerUrn, name }: Label, ownershipTypeUrn: string): Edit => ({
  urn,
  label: texts.edit.added.owners(name),
  apply: sent(addOwnerMutation, {
    input: {
      resourceUrn: urn,
      ownerUrn,
      ownershipTypeUrn,
      ownerEntityType: typeOfUrn(ownerUrn) === 'corpGroup' ? ('CORP_GROUP' as const) : ('CORP_USER' as const),
    },
  }),
  revert: sent(removeOwnerMutation, { input: { resourceUrn: urn, ownerUrn, ownershipTypeUrn } }),
});

export const removeOwnerOf = (urn: string, owner: Label, ownershipTypeUrn: string): Edit =>
  reversed(addOwnerOf(urn, owner, ownershipTypeUrn), texts.edit.removed.owners(owner.name));

/** Soft deletion, and what takes it back. */
export function setRemoved(urn: string, removed: boolean): Edit {
  const set = (deleted: boolean) => sent(setRemovedMutation, { input: { urns: [urn], deleted } });
  return {
    urn,
    label: removed ? partTexts.wasRemoved : partTexts.wasRestored,
    apply: set(removed),
    revert: set(!removed),
  };
}

export const rename = (urn: string, before: string, after: string): Edit => ({
  urn,
  label: partTexts.renamed(after),
  apply: sent(renameEntityMutation, { input: { urn, name: after } }),
  revert: sent(renameEntityMutation, { input: { urn, name: before } }),
});

/** A value of a structured property. */
export type PropertyScalar = string | number;

/** Sets the values of a structured property, or takes it away where there are none. */
export function setProperty(
  urn: string,
  property: { readonly urn: string; readonly name: string },
  before: readonly PropertyScalar[],
  after: readonly PropertyScalar[],
): Edit {
  const set = (values: readonly PropertyScalar[]) =>
    values.length === 0
      ? sent(removePropertyMutation, { input: { assetUrn: urn, structuredPropertyUrns: [property.urn] } })
      : sent(setPropertyMutation, {
          input: {
            assetUrn: urn,
            structuredPropertyInputParams: [
              {
                structuredPropertyUrn: property.urn,
                values: values.map((value) =>
                  typeof value === 'number' ? { numberValue: value } : { stringValue: value },
                ),
              },
            ],
          },
        });
  return {
    urn,
    label:
      after.length === 0 ? partTexts.propertyRemoved(property.name) : partTexts.propertySet(property.name),
    apply: set(after),
    revert: set(before),
  };
}

/** Sets a custom property, or takes it away where there is no value. */
export function setCustomProperty(
  urn: string,
  aspectName: string,
  key: string,
  before: string | undefined,
  after: string | undefined,
): Edit {
  const path = `/customProperties/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const set = (value: string | undefined) =>
    sent(patchAspectMutation, {
      input: {
        urn,
        aspectName,
        patch: [
          value === undefined
            ? { op: 'REMOVE' as const, path }
            : { op: 'ADD' as const, path, value: JSON.stringify(value) },
        ],
      },
    });
  return {
    urn,
    label: after === undefined ? partTexts.propertyRemoved(key) : partTexts.propertySet(key),
    apply: set(after),
    revert: set(before),
  };
}

const ofColumn = (resourceUrn: string, subResource: string) => ({
  resourceUrn,
  subResource,
  subResourceType: 'DATASET_FIELD' as const,
});

export function addColumnLabel(urn: string, path: string, kind: 'tags' | 'terms', label: Label): Edit {
  const resource = ofColumn(urn, path);
  const text = texts.edit.added[kind](label.name);
  if (kind === 'tags') {
    const input = { ...resource, tagUrn: label.urn };
    return {
      urn,
      label: text,
      apply: sent(addTagMutation, { input }),
      revert: sent(removeTagMutation, { input }),
    };
  }
  const input = { ...resource, termUrn: label.urn };
  return {
    urn,
    label: text,
    apply: sent(addTermMutation, { input }),
    revert: sent(removeTermMutation, { input }),
  };
}

export const removeColumnLabel = (urn: string, path: string, kind: 'tags' | 'terms', label: Label): Edit =>
  reversed(addColumnLabel(urn, path, kind, label), texts.edit.removed[kind](label.name));

export function describeColumn(urn: string, path: string, before: string, after: string): Edit {
  const write = (description: string) =>
    sent(updateDescriptionMutation, { input: { ...ofColumn(urn, path), description } });
  return { urn, label: texts.edit.described, apply: write(after), revert: write(before) };
}
