import './parts.css';
import { Link, useParams } from '@tanstack/react-router';

interface ChoicesProps<Value extends string> {
  readonly label: string;
  /** The parameter of the address that has the choice. */
  readonly name: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
}

/** One of a few ways to see a page, each with an address. */
export function Choices<Value extends string>({ label, name, value, options }: ChoicesProps<Value>) {
  const { page } = useParams({ strict: false }) as { readonly page?: string };
  return (
    <nav className="choices" aria-label={label}>
      <span className="label">{label}</span>
      <ul>
        {(Object.entries(options) as [Value, string][]).map(([each, text]) => (
          <li key={each}>
            <Link
              to="/analytics/{-$page}/{-$id}"
              params={{ page, id: undefined }}
              search={(before: Record<string, unknown>) => ({ ...before, [name]: each })}
              replace
              resetScroll={false}
              aria-current={each === value ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
