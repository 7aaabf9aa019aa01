import { filterTexts } from '../../texts/filter.ts';
import { Icon } from '../../ui/icon.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { condition, type Group, group as newGroup, type Part } from './filter-tree.ts';

/** Groups inside each other that the builder offers; a text may have more. */
const deepest = 3;

interface GroupEditorProps {
  readonly group: Group;
  readonly set: (group: Group) => void;
  readonly depth: number;
  readonly remove?: () => void;
}

/** Conditions and groups that hold together, one below the other. */
export function GroupEditor({ group, set, depth, remove }: GroupEditorProps) {
  const { parts } = group;
  const setParts = (changed: readonly Part[]) => set({ ...group, parts: changed });
  return (
    <fieldset className="filter-group">
      <legend className="unseen">{filterTexts.join}</legend>
      <div className="filter-group__head">
        <select
          className="field__control"
          aria-label={filterTexts.join}
          value={joinOf(group)}
          onChange={({ target }) => set({ ...group, ...joins[target.value as JoinName] })}
        >
          {joinNames.map((name) => (
            <option key={name} value={name}>
              {filterTexts.joins[name]}
            </option>
          ))}
        </select>
        {remove && (
          <button
            type="button"
            className="filter-remove"
            aria-label={filterTexts.removeGroup}
            onClick={remove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <ul className="filter-group__parts">
        {parts.map((part, at) => {
          const setPart = (changed: Part) => setParts(parts.with(at, changed));
          const removePart = () => setParts(parts.toSpliced(at, 1));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own, and are not moved
            <li key={at}>
              {part.kind === 'group' ? (
                <GroupEditor group={part} set={setPart} depth={depth + 1} remove={removePart} />
              ) : (
                <ConditionEditor condition={part} set={setPart} remove={removePart} />
              )}
            </li>
          );
        })}
      </ul>
      <div className="filter-group__add">
        <button
          type="button"
          className="button"
          onClick={() => setParts([...parts, condition('platform', [])])}
        >
          <Icon name="plus" />
          {filterTexts.addCondition}
        </button>
        {depth < deepest && (
          <button
            type="button"
            className="button"
            onClick={() => setParts([...parts, newGroup('any', [condition('platform', [])])])}
          >
            <Icon name="plus" />
            {filterTexts.addGroup}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const joins = {
  all: { join: 'all', isNegated: false },
  any: { join: 'any', isNegated: false },
  notAll: { join: 'all', isNegated: true },
  none: { join: 'any', isNegated: true },
} as const;
type JoinName = keyof typeof joins;
const joinNames = Object.keys(joins) as readonly JoinName[];

const joinOf = ({ join, isNegated }: Group): JoinName =>
  join === 'all' ? (isNegated ? 'notAll' : 'all') : isNegated ? 'none' : 'any';
