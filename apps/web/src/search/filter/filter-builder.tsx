import './filter-builder.css';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { filterTexts } from '../../texts/filter.ts';
import { TextArea } from '../../ui/field.tsx';
import { type SearchState, withWhere } from '../search-state.ts';
import { GroupEditor } from './group-editor.tsx';
import { useFilterDraft } from './use-filter-draft.ts';

interface FilterBuilderProps {
  readonly state: SearchState;
  readonly close: () => void;
}

/** Builds a filter of conditions, and shows it as a query that can be edited, too. */
export function FilterBuilder({ state, close }: FilterBuilderProps) {
  const navigate = useNavigate();
  const { group, text, reading, setText, setGroup } = useFilterDraft(state.where ?? '');
  const show = (where: string) =>
    void navigate({ to: '/search', search: withWhere(state, where), resetScroll: false });
  function apply(event: FormEvent): void {
    event.preventDefault();
    if (reading !== 'faulty') show(text);
  }
  return (
    <form className="filter-builder" aria-label={filterTexts.title} onSubmit={apply}>
      {group ? (
        <GroupEditor group={group} set={setGroup} depth={0} />
      ) : (
        reading === 'query' && <p className="filter-builder__note">{filterTexts.onlyText}</p>
      )}
      <TextArea
        label={filterTexts.query}
        hint={filterTexts.queryHint}
        error={reading === 'faulty' ? filterTexts.faulty : undefined}
        value={text}
        set={setText}
      />
      <div className="form__actions">
        <button type="submit" className="button button--main" disabled={reading === 'faulty'}>
          {filterTexts.apply}
        </button>
        {state.where !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setText('');
              show('');
            }}
          >
            {filterTexts.remove}
          </button>
        )}
        <button type="button" className="button" onClick={close}>
          {filterTexts.close}
        </button>
      </div>
    </form>
  );
}
