import { useQuery } from '@tanstack/react-query';
import { propertyDefinitionsQuery } from '../../../gen/entity/properties/properties.ts';
import { read } from '../../data/query-client.ts';
import { propertiesIn } from '../../entity/properties/properties-of.ts';
import { formsTexts } from '../../texts/forms.ts';
import { Check } from '../../ui/field.tsx';
import { newQuestion, type QuestionDraft } from './form-draft.ts';

interface QuestionRowsProps {
  readonly questions: readonly QuestionDraft[];
  readonly set: (questions: readonly QuestionDraft[]) => void;
  readonly hint: string | undefined;
}

/** Definitions that are offered. */
const most = 500;

/** The questions of a form, each for the structured property that its answer sets. */
export function QuestionRows({ questions, set, hint }: QuestionRowsProps) {
  const { data } = useQuery(read(propertyDefinitionsQuery, { query: '*', count: most }));
  const properties = propertiesIn(data?.searchAcrossEntities?.searchResults ?? []);
  const { author } = formsTexts;
  const change = (key: string, part: Partial<QuestionDraft>) =>
    set(questions.map((each) => (each.key === key ? { ...each, ...part } : each)));
  function moveUp(at: number): void {
    const [moved] = questions.slice(at, at + 1);
    if (moved) set(questions.filter((each) => each !== moved).toSpliced(at - 1, 0, moved));
  }
  return (
    <fieldset className="questions">
      <legend className="label">{author.questions}</legend>
      {data && properties.length === 0 && <p className="field__hint">{author.noProperties}</p>}
      {questions.map((question, index) => {
        const { key, title, description, property, isOfColumns, isRequired } = question;
        const at = index + 1;
        const offered = properties.filter(
          ({ urn, appliesTo }) => urn === property || !isOfColumns || appliesTo.includes('schemafield'),
        );
        return (
          <div key={key} className="questions__one">
            <input
              className="field__control"
              aria-label={author.question(at)}
              placeholder={author.question(at)}
              value={title}
              required
              onChange={({ target }) => change(key, { title: target.value })}
            />
            <input
              className="field__control"
              aria-label={author.help(at)}
              placeholder={author.helpPlaceholder}
              value={description}
              onChange={({ target }) => change(key, { description: target.value })}
            />
            <select
              className="field__control"
              aria-label={author.property(at)}
              value={property}
              onChange={({ target }) => change(key, { property: target.value })}
            >
              <option value="">{author.choose}</option>
              {offered.map(({ urn, name }) => (
                <option key={urn} value={urn}>
                  {name}
                </option>
              ))}
            </select>
            {isOfColumns && offered.length === 0 && <p className="field__hint">{author.noneOfColumns}</p>}
            <div className="questions__choices">
              <Check
                label={
                  <>
                    {formsTexts.required}
                    <span className="unseen">: {author.question(at)}</span>
                  </>
                }
                isChecked={isRequired}
                set={(checked) => change(key, { isRequired: checked })}
              />
              <Check
                label={
                  <>
                    {author.ofColumns}
                    <span className="unseen">: {author.question(at)}</span>
                  </>
                }
                isChecked={isOfColumns}
                set={(checked) => change(key, { isOfColumns: checked, property: '' })}
              />
              <span className="questions__buttons">
                {index > 0 && (
                  <button
                    type="button"
                    className="action"
                    aria-label={author.earlier(at)}
                    onClick={() => moveUp(index)}
                  >
                    {author.up}
                  </button>
                )}
                <button
                  type="button"
                  className="action"
                  aria-label={author.remove(at)}
                  onClick={() => set(questions.filter((each) => each.key !== key))}
                >
                  {author.removeShort}
                </button>
              </span>
            </div>
          </div>
        );
      })}
      <p>
        <button type="button" className="action" onClick={() => set([...questions, newQuestion()])}>
          {author.add}
        </button>
      </p>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
    </fieldset>
  );
}
