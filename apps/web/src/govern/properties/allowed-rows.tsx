import { definitionTexts } from '../../texts/property-definitions.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AllowedDraft } from './property-draft.ts';

interface AllowedRowsProps {
  readonly hint: string;
  readonly error: string | undefined;
  /** Values that are allowed already, and stay. */
  readonly fixed: readonly string[];
  readonly rows: readonly AllowedDraft[];
  readonly set: (rows: readonly AllowedDraft[]) => void;
}

/** The values that a property allows, each with what it means. */
export function AllowedRows({ hint, error, fixed, rows, set }: AllowedRowsProps) {
  const { form } = definitionTexts;
  const change = (key: number, part: Partial<AllowedDraft>) =>
    set(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <fieldset className="field">
      <legend className="label">{form.allowed}</legend>
      {fixed.length > 0 && <p>{fixed.join(', ')}</p>}
      <div className="allowed-values">
        {rows.map(({ key, value, description }, at) => (
          <div key={key} className="allowed-values__row">
            <input
              className="field__control"
              aria-label={form.value(fixed.length + at + 1)}
              value={value}
              onChange={({ target }) => change(key, { value: target.value })}
            />
            <input
              className="field__control"
              aria-label={form.meaning(fixed.length + at + 1)}
              placeholder={form.meaningPlaceholder}
              value={description}
              onChange={({ target }) => change(key, { description: target.value })}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={form.removeValue(fixed.length + at + 1)}
              onClick={() => set(rows.filter((row) => row.key !== key))}
            >
              <Icon name="close" size={12} />
            </button>
          </div>
        ))}
        <button
          type="button"
          className="action"
          onClick={() => set([...rows, { key: (rows.at(-1)?.key ?? 0) + 1, value: '', description: '' }])}
        >
          {form.addValue}
        </button>
      </div>
      <p className="field__hint">{hint}</p>
      {error !== undefined && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
