import { bulkTexts } from '../../texts/bulk.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Entry } from '../../ui/picker.tsx';

export type Action = keyof typeof bulkTexts.actions;

interface ActionEntry extends Entry {
  readonly action: Action;
}

const { labels, place, state } = bulkTexts.groups;
const all: readonly (readonly [Action, string, IconName])[] = [
  ['addTag', labels, 'tag'],
  ['removeTag', labels, 'tag'],
  ['addTerm', labels, 'term'],
  ['removeTerm', labels, 'term'],
  ['addOwner', labels, 'person'],
  ['removeOwner', labels, 'person'],
  ['property', labels, 'column'],
  ['addForm', labels, 'document'],
  ['removeForm', labels, 'document'],
  ['setDomain', place, 'domain'],
  ['unsetDomain', place, 'domain'],
  ['setProduct', place, 'product'],
  ['unsetProduct', place, 'product'],
  ['deprecate', state, 'check'],
  ['undeprecate', state, 'check'],
  ['delete', state, 'close'],
];

/** What can be done with what is chosen, as far as its name has the text. */
export const actionEntries = (text: string): readonly ActionEntry[] =>
  all
    .filter(([action]) => bulkTexts.actions[action].toLowerCase().includes(text.trim().toLowerCase()))
    .map(([action, group, icon]) => ({ key: action, action, name: bulkTexts.actions[action], group, icon }));
