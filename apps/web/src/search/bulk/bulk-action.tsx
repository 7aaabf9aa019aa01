import { useState } from 'react';
import { EntityPicker } from '../../edit/entity-picker.tsx';
import type { LabelKind } from '../../edit/label-edits.ts';
import { LabelPicker } from '../../edit/label-picker.tsx';
import { bulkTexts } from '../../texts/bulk.ts';
import { type Entry, Picker } from '../../ui/picker.tsx';
import { type Action, actionEntries } from './actions.ts';
import type { BulkEdit } from './bulk-edit.ts';
import {
  addToAll,
  assignFormToAll,
  deleteAll,
  deprecateAll,
  putAllIntoDataProduct,
  putAllIntoDomain,
  removeFormFromAll,
  removeFromAll,
} from './bulk-edits.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeprecateDialog } from './deprecate-dialog.tsx';
import { formHolders } from './form-holders.ts';
import { PropertyDialog } from './property-dialog.tsx';
import { labelsOf, type Selection } from './selection.ts';

interface BulkActionProps {
  readonly selection: Selection;
  readonly run: (edit: BulkEdit) => void;
  readonly close: () => void;
}

/** Asks what to change of the chosen entities, and then for what it needs. */
export function BulkAction({ selection, run, close }: BulkActionProps) {
  const [action, setAction] = useState<Action>();
  const [text, setText] = useState('');
  const targets = [...selection.values()];
  const finish = (edit: BulkEdit) => {
    close();
    run(edit);
  };
  function begin(chosen: Action): void {
    if (chosen === 'unsetDomain') finish(putAllIntoDomain(targets, undefined));
    else if (chosen === 'unsetProduct') finish(putAllIntoDataProduct(targets, undefined));
    else if (chosen === 'undeprecate') finish(deprecateAll(targets, false));
    else {
      setText('');
      setAction(chosen);
    }
  }
  const common = { present: [], close };
  switch (action) {
    case 'addTag':
      return (
        <LabelPicker kind="tags" {...common} pick={(label) => finish(addToAll(targets, 'tags', label))} />
      );
    case 'addTerm':
      return (
        <LabelPicker kind="terms" {...common} pick={(label) => finish(addToAll(targets, 'terms', label))} />
      );
    case 'addOwner':
      return (
        <LabelPicker kind="owners" {...common} pick={(label) => finish(addToAll(targets, 'owners', label))} />
      );
    case 'setDomain':
      return (
        <LabelPicker kind="domain" {...common} pick={(label) => finish(putAllIntoDomain(targets, label))} />
      );
    case 'setProduct':
      return (
        <LabelPicker
          kind="dataProduct"
          {...common}
          pick={(label) => finish(putAllIntoDataProduct(targets, label))}
        />
      );
    case 'removeTag':
      return <RemovePicker kind="tags" selection={selection} finish={finish} close={close} />;
    case 'removeTerm':
      return <RemovePicker kind="terms" selection={selection} finish={finish} close={close} />;
    case 'removeOwner':
      return <RemovePicker kind="owners" selection={selection} finish={finish} close={close} />;
    case 'property':
      return <PropertyDialog targets={targets} finish={finish} close={close} />;
    case 'addForm':
    case 'removeForm':
      return (
        <EntityPicker
          label={bulkTexts.actions[action]}
          types={['FORM']}
          {...common}
          pick={(form) =>
            action === 'removeForm'
              ? finish(removeFormFromAll(targets, form))
              : void formHolders(targets, form.urn).then((holders) =>
                  finish(assignFormToAll(targets, form, holders)),
                )
          }
        />
      );
    case 'deprecate':
      return (
        <DeprecateDialog
          count={targets.length}
          finish={(note) => finish(deprecateAll(targets, true, note))}
          close={close}
        />
      );
    case 'delete':
      return <DeleteDialog count={targets.length} finish={() => finish(deleteAll(targets))} close={close} />;
    default:
      return (
        <Picker
          label={bulkTexts.title(selection.size)}
          placeholder={bulkTexts.find}
          text={text}
          setText={setText}
          entries={actionEntries(text)}
          pick={({ action: chosen }) => begin(chosen)}
          close={close}
        />
      );
  }
}

interface RemovePickerProps {
  readonly kind: LabelKind;
  readonly selection: Selection;
  readonly finish: (edit: BulkEdit) => void;
  readonly close: () => void;
}

/** The labels that some of the chosen have. */
function RemovePicker({ kind, selection, finish, close }: RemovePickerProps) {
  const [text, setText] = useState('');
  const entries = labelsOf(selection, kind)
    .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
    .map(
      ({ urn, name, count }): Entry => ({ key: urn, name, note: bulkTexts.has(count), icon: icons[kind] }),
    );
  const label = bulkTexts.actions[removals[kind]];
  return (
    <Picker
      label={label}
      placeholder={entries.length === 0 && text === '' ? bulkTexts.noneHas : label}
      text={text}
      setText={setText}
      entries={entries}
      pick={({ key, name }) => finish(removeFromAll([...selection.values()], kind, { urn: key, name }))}
      close={close}
    />
  );
}

const icons = { tags: 'tag', terms: 'term', owners: 'person' } as const;
const removals = { tags: 'removeTag', terms: 'removeTerm', owners: 'removeOwner' } as const;
