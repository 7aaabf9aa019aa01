import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createViewMutation } from '../../../gen/settings/views/views.ts';
import type { DataHubViewType } from '../../../gen/types.ts';
import { useChange } from '../../data/use-change.ts';
import { type NameOf, useNames } from '../../settings/access/use-names.ts';
import { definitionText, fromStored } from '../../settings/views/definition.ts';
import { searchViewTexts as texts } from '../../texts/search-views.ts';
import { viewTexts } from '../../texts/views.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Select, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type SearchState, withoutFilters, withView } from '../search-state.ts';
import { toView, type ViewDefinition } from './to-view.ts';
import { useViews } from './use-views.ts';

interface SaveViewProps {
  readonly state: SearchState;
  readonly close: () => void;
}

/** Saves the filters of a search as a view, which the search then shows in their place. */
export function SaveView({ state, close }: SaveViewProps) {
  const asView = toView(state);
  if (asView.kind === 'view') return <SaveForm state={state} definition={asView.definition} close={close} />;
  return (
    <Dialog label={texts.save} close={close}>
      <h2>{texts.save}</h2>
      <p>{texts.cannot[asView.reason]}</p>
      <div className="form__actions">
        <button type="button" className="button" onClick={close}>
          {texts.close}
        </button>
      </div>
    </Dialog>
  );
}

function SaveForm({ state, definition, close }: SaveViewProps & { readonly definition: ViewDefinition }) {
  const change = useChange('SearchViews', 'Views');
  const navigate = useNavigate();
  const { views } = useViews();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [viewType, setViewType] = useState<DataHubViewType>('PERSONAL');
  const nameOf = useNames(definition.filter.filters.flatMap(({ values }) => values ?? []));
  const others = viewType === 'GLOBAL' ? views?.global : views?.personal;
  const isTaken = others?.some((each) => each.name.toLowerCase() === name.trim().toLowerCase()) === true;
  const types = views?.mayManageGlobal ? (['PERSONAL', 'GLOBAL'] as const) : (['PERSONAL'] as const);

  async function send(): Promise<void> {
    const input = { viewType, name: name.trim(), description: description.trim(), definition };
    const { createView } = await change(createViewMutation, { input }, viewTexts.created(input.name));
    if (createView) void navigate({ to: '/search', search: withView(withoutFilters(state), createView.urn) });
  }

  return (
    <FormDialog
      title={texts.save}
      action={texts.save}
      send={send}
      close={close}
      canSend={name.trim() !== '' && !isTaken}
    >
      <p className="faint">{shownText(definition, nameOf)}</p>
      {state.q !== '' && <p className="faint">{texts.withoutWords}</p>}
      {state.view?.startsWith('urn:') && <p className="faint">{texts.withoutView}</p>}
      <TextField
        label={viewTexts.name}
        value={name}
        set={setName}
        isRequired
        error={isTaken ? texts.taken : undefined}
      />
      <TextField label={viewTexts.description} value={description} set={setDescription} />
      <Select<DataHubViewType>
        label={viewTexts.type}
        value={viewType}
        set={setViewType}
        hint={views && !views.mayManageGlobal ? viewTexts.needsGlobal : undefined}
        options={types.map((value) => ({ value, text: viewTexts.types[value] }))}
      />
    </FormDialog>
  );
}

const shownText = ({ entityTypes, filter }: ViewDefinition, nameOf: NameOf): string =>
  definitionText(
    fromStored({
      entityTypes: [...entityTypes],
      filter: {
        operator: filter.operator,
        filters: filter.filters.map(({ field, condition, values, negated }) => ({
          field,
          condition: condition ?? 'EQUAL',
          values: [...(values ?? [])],
          negated: negated ?? false,
        })),
      },
    }),
    nameOf,
  );
