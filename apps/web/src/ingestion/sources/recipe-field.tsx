import { useRef } from 'react';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { Field } from '../../ui/field.tsx';
import type { RecipeProblem } from './recipe.ts';

const { form: texts } = ingestionTexts;
/** Lines that it has at least. */
const fewestLines = 10;

interface RecipeFieldProps {
  readonly value: string;
  readonly set: (text: string) => void;
  readonly problems: readonly RecipeProblem[];
}

/** A recipe as text, with the lines in which something is wrong. */
export function RecipeField({ value, set, problems }: RecipeFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = value.split('\n');
  const wrong = new Set(problems.map(({ line }) => line));

  function goTo(line: number): void {
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  }

  return (
    <Field
      label={texts.recipe}
      hint={`${texts.recipeHint} ${texts.secretHint(`\${SHOP_PASSWORD}`)}`}
      {...(problems.length > 0 && { error: '' })}
    >
      {(control) => (
        <>
          <div className="recipe">
            <ol className="recipe__lines" aria-hidden="true">
              {Array.from({ length: Math.max(lines.length, fewestLines) }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: it is the number of the line
                <li key={at} data-wrong={wrong.has(at + 1) || undefined}>
                  {at + 1}
                </li>
              ))}
            </ol>
            <textarea
              {...control}
              ref={area}
              className="recipe__text"
              value={value}
              rows={Math.max(lines.length, fewestLines)}
              spellCheck={false}
              autoCapitalize="off"
              wrap="off"
              onChange={({ target }) => set(target.value)}
            />
          </div>
          {problems.length > 0 && (
            <div role="alert">
              <ul className="recipe__problems">
                {problems.map(({ line, message }) => (
                  <li key={`${line} ${message}`}>
                    {line !== undefined && (
                      <button type="button" className="action" onClick={() => goTo(line)}>
                        {texts.line(line)}
                      </button>
                    )}
                    {message}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </Field>
  );
}
