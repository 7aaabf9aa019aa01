import './lineage-tools.css';
import { useId, useState } from 'react';
import { number } from '../../texts/format.ts';
import { lineageTexts } from '../../texts/lineage.ts';
import { Check, Field, Select, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { presentationOf } from '../presentations.ts';
import { isFiltering, type Option, optionsOf } from './graph/filter-graph.ts';
import { directions, type Graph } from './graph/graph.ts';
import { amounts, groupings, type LineageState, mostHops, withoutFilters } from './lineage-state.ts';
import type { SetLineage } from './use-lineage-state.ts';

interface LineageToolsProps {
  readonly state: LineageState;
  readonly set: SetLineage;
  /** Everything that is open: its values are offered as filters. */
  readonly graph: Graph | undefined;
  readonly find: () => void;
  readonly edit: () => void;
}

const placeOfAmount = (most: number): number => (amounts as readonly number[]).indexOf(most) + 1;

/** What the graph and the list show. */
export function LineageTools({ state, set, graph, find, edit }: LineageToolsProps) {
  const options = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="lineage-tools" aria-label={lineageTexts.options}>
      <button
        type="button"
        className="button lineage-tools__fold"
        aria-expanded={isOpen}
        aria-controls={options}
        onClick={() => setIsOpen(!isOpen)}
      >
        {lineageTexts.controls}
      </button>
      <div id={options} className={`lineage-tools__options${isOpen ? ' lineage-tools__options--open' : ''}`}>
        <Select
          label={lineageTexts.direction}
          value={state.direction ?? 'both'}
          set={(value) => set({ direction: value === 'both' ? undefined : value })}
          options={[
            { value: 'both', text: lineageTexts.both },
            ...directions.map((value) => ({ value, text: lineageTexts[value] })),
          ]}
        />
        <Slider
          label={lineageTexts.depth}
          text={lineageTexts.hops(state.depth)}
          value={state.depth}
          max={mostHops}
          set={(depth) => set({ depth })}
        />
        <Slider
          label={lineageTexts.amount}
          text={number(state.most)}
          value={placeOfAmount(state.most)}
          max={amounts.length}
          set={(place) => set({ most: amounts[place - 1] ?? state.most })}
        />
        <Select
          label={lineageTexts.group}
          value={state.group ?? 'none'}
          set={(value) => set({ group: value === 'none' ? undefined : value })}
          options={[
            { value: 'none', text: lineageTexts.noGroup },
            ...groupings.map((value) => ({ value, text: lineageTexts.groups[value] })),
          ]}
        />
        <Check
          label={lineageTexts.tasks}
          isChecked={!state.isFolded}
          set={(isShown) => set({ isFolded: !isShown })}
        />
      </div>
      <div className="lineage-tools__actions">
        <button type="button" className="button" onClick={find}>
          <Icon name="search" />
          {lineageTexts.find}
        </button>
        <button type="button" className="button" onClick={edit}>
          {lineageTexts.edit}
        </button>
      </div>
      <Filters state={state} set={set} graph={graph} />
    </section>
  );
}

function Filters({ state, set, graph }: Pick<LineageToolsProps, 'state' | 'set' | 'graph'>) {
  const isSet = isFiltering(state) || state.from !== undefined || state.to !== undefined;
  const choice = (name: 'type' | 'platform' | 'tag', options: readonly Option[]) => {
    const value = state[name] ?? '';
    const isUnknown = value !== '' && !options.some((option) => option.value === value);
    return (
      <Select
        label={lineageTexts[name]}
        value={value}
        set={(chosen) => set({ [name]: chosen === '' ? undefined : chosen })}
        options={[
          { value: '', text: lineageTexts.any },
          ...(isUnknown ? [{ value, text: value }] : []),
          ...options.map((option) => ({
            value: option.value,
            text: `${option.name} (${number(option.count)})`,
          })),
        ]}
      />
    );
  };
  const [isOpen, setIsOpen] = useState(isSet);
  // Of thousands, the values are counted only where somebody sees them.
  const shown: Graph = isOpen && graph ? graph : nothing;
  return (
    <details
      className="lineage-tools__filters"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{lineageTexts.filters}</summary>
      <div className="lineage-tools__fields">
        <TextField label={lineageTexts.text} value={state.q} set={(q) => set({ q })} />
        {choice(
          'type',
          optionsOf(shown, ({ entityType }) => [{ urn: entityType, name: presentationOf(entityType).label }]),
        )}
        {choice(
          'platform',
          optionsOf(shown, ({ platform }) => (platform ? [platform] : [])),
        )}
        {choice(
          'tag',
          optionsOf(shown, ({ tags }) => tags),
        )}
        <TextField
          label={lineageTexts.from}
          type="date"
          value={state.from ?? ''}
          set={(from) => set({ from: from === '' ? undefined : from })}
        />
        <TextField
          label={lineageTexts.to}
          type="date"
          value={state.to ?? ''}
          set={(to) => set({ to: to === '' ? undefined : to })}
        />
        {isSet && (
          <button
            type="button"
            className="button"
            onClick={() => set({ ...withoutFilters, from: undefined, to: undefined })}
          >
            {lineageTexts.clear}
          </button>
        )}
      </div>
    </details>
  );
}

const nothing: Graph = { root: '', nodes: new Map(), edges: [] };

interface SliderProps {
  readonly label: string;
  /** What the value means. */
  readonly text: string;
  readonly value: number;
  readonly max: number;
  readonly set: (value: number) => void;
}

function Slider({ label, text, value, max, set }: SliderProps) {
  return (
    <Field label={label}>
      {(control) => (
        <span className="slider">
          <input
            {...control}
            className="slider__range"
            type="range"
            min={1}
            max={max}
            value={value}
            aria-valuetext={text}
            onChange={({ target }) => set(target.valueAsNumber)}
          />
          <output>{text}</output>
        </span>
      )}
    </Field>
  );
}
