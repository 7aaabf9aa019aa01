import type { ReactNode } from 'react';
import { Breakable } from './breakable.tsx';
import { words } from './words.ts';

/** What a definition says of a thing that has a name and a type. */
export interface DefinitionFacts {
  name: string;
  type: string;
  /** The page or the place on this page that explains the type. */
  typeHref?: string;
  required?: boolean;
  optional?: boolean;
  default?: string;
  deprecated?: boolean;
}

interface DefinitionProps extends DefinitionFacts {
  anchor: string;
  /** What precedes the name. */
  before?: string;
  /** Further facts, each after its label, below the sentence. */
  notes?: Readonly<Record<string, string | undefined>>;
  /** One sentence, and what belongs to it. */
  children?: ReactNode;
}

/** A longer name may not fit into its column; that of an environment variable is then broken behind an underscore. */
const widest = 24;
const afterUnderscore = /(?<=_)(?=[A-Z])/;

/**
 * One entry of a list of definitions: name, type, whether it must be there, default, a sentence, notes. A page can have
 * hundreds, so its parts bear no classes: `fields.css` knows them by their place, and a script makes the names links.
 */
export function Definition({ anchor, before, name, notes = {}, children, ...facts }: DefinitionProps) {
  const shown = name.length > widest ? <Breakable text={name} at={afterUnderscore} /> : name;
  const present = Object.entries(notes).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return (
    <div id={anchor}>
      <dt>
        <code>
          {before && <span>{before}</span>}
          {facts.deprecated ? <s>{shown}</s> : shown}
        </code>
      </dt>
      <dd>
        <Facts {...facts} />
      </dd>
      <dd>
        {children}
        {present.length > 0 && (
          <p className="field__notes">
            {present.map(([label, text]) => (
              // One text node: React would put a comment between two, several hundred times on a page.
              <span key={label}>
                <span className="label">{label}</span>
                {` ${text}`}
              </span>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}

function Facts(facts: Omit<DefinitionFacts, 'name'>) {
  const { type, typeHref, required, optional, deprecated } = facts;
  return (
    <>
      {typeHref ? <a href={typeHref}>{type}</a> : <b>{type}</b>}
      {required && <em>{words.required}</em>}
      {optional && !required && <i>{words.optional}</i>}
      {facts.default !== undefined && (
        <i>
          {words.default} <code>{facts.default}</code>
        </i>
      )}
      {deprecated && <em className="field__deprecated">{words.deprecated}</em>}
    </>
  );
}
