import { createContext, type ReactNode, useContext } from 'react';
import { Definition, type DefinitionFacts } from './definition.tsx';
import { estimateLines } from './estimate-lines.ts';
import { words } from './words.ts';

const InField = createContext(false);

/** The fields of a record. May stand inside a field, for the record that the field holds. */
export function Fields({ children }: { children?: ReactNode }) {
  // The outermost says how many lines there are: a page can have hundreds inside.
  const lines = useContext(InField) ? undefined : estimateLines(children);
  return (
    <div className="fields" data-lines={lines}>
      <dl>
        <InField value>{children}</InField>
      </dl>
    </div>
  );
}

interface FieldProps extends DefinitionFacts {
  /** The field's anchor. Default: its path, or its name. */
  anchor?: string;
  /** Path inside the aspect, where that is not the name. */
  path?: string;
  /** How the search index holds the field, such as `KEYWORD, facet`. */
  search?: string;
  /** The relationship that the field makes, such as `OwnedBy → corpuser, corpGroup`. */
  relationship?: string;
  /** One sentence, and the `<Fields>` of the record inside, if there is one. */
  children?: ReactNode;
}

/** One field of a record. */
export function Field({ path, search, relationship, anchor, ...rest }: FieldProps) {
  const parent = path?.endsWith(`.${rest.name}`) ? path.slice(0, -rest.name.length) : '';
  return (
    <Definition
      anchor={anchor ?? path ?? rest.name}
      before={parent}
      notes={{ [words.search]: search, [words.relationship]: relationship }}
      {...rest}
    />
  );
}
