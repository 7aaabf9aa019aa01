import { Link } from '@tanstack/react-router';
import { useWaitingForms } from '../govern/forms/use-waiting-forms.ts';
import { formsTexts } from '../texts/forms.ts';

/** The forms that wait for the reader, each with a link to the assets it is about; nothing where there are none. */
export function WaitingForms(): React.JSX.Element | null {
  const { forms } = useWaitingForms();
  if (!forms || forms.length === 0) return null;
  const { title, open } = formsTexts.waiting;
  return (
    <section aria-labelledby="waiting-forms">
      <h2 id="waiting-forms">{title}</h2>
      <ul className="values">
        {forms.map(({ urn, name, open: count, isOfOwned }) => (
          <li key={urn}>
            <Link
              to="/govern/{-$page}/{-$id}"
              params={{ page: 'forms', id: urn }}
              search={{ state: 'open', ...(isOfOwned && { whose: 'mine' }) }}
            >
              {name}
            </Link>{' '}
            <span className="faint">{open(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
