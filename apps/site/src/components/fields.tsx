import './fields.css';
import type { ReactNode } from 'react';
import { words } from './words.ts';

/** The fields of a record. May stand inside a field, for the record that the field holds. */
export function Fields({ children }: { children?: ReactNode }) {
  return (
    <div className="fields">
      <dl>{children}</dl>
    </div>
  );
}

interface FieldProps {
  name: string;
  type: string;
  /** The page or the place on this page that explains the type. */
  typeHref?: string;
  /** The field's anchor. Default: its path, or its name. */
  anchor?: string;
  /** Path inside the aspect, where that is not the name. */
  path?: string;
  required?: boolean;
  optional?: boolean;
  default?: string;
  deprecated?: boolean;
  /** How the search index holds the field, such as `KEYWORD, facet`. */
  search?: string;
  /** The relationship that the field makes, such as `OwnedBy → corpuser, corpGroup`. */
  relationship?: string;
  /** One sentence, and the `<Fields>` of the record inside, if there is one. */
  children?: ReactNode;
}

/**
 * One field: name, type, whether it must be there, default, annotations, and a sentence. A page can have hundreds, so
 * its parts bear no classes: the style knows them by their place.
 */
export function Field(props: FieldProps) {
  const { name, type, typeHref, path, anchor = path ?? name, children } = props;
  const parent = path?.endsWith(`.${name}`) ? path.slice(0, -name.length) : '';
  return (
    <div id={anchor}>
      <dt>
        <a href={`#${anchor}`}>
          <code>
            {parent && <span>{parent}</span>}
            {props.deprecated ? <s>{name}</s> : name}
          </code>
        </a>
      </dt>
      <dd>
        {typeHref ? <a href={typeHref}>{type}</a> : <b>{type}</b>}
        {props.required && <em>{words.required}</em>}
        {props.optional && !props.required && <i>{words.optional}</i>}
        {props.default !== undefined && (
          <i>
            {words.default} <code>{props.default}</code>
          </i>
        )}
        {props.deprecated && <em className="field__deprecated">{words.deprecated}</em>}
      </dd>
      <dd>
        {children}
        {(props.search || props.relationship) && (
          <p className="field__notes">
            {props.search && <Note label={words.search} text={props.search} />}
            {props.relationship && <Note label={words.relationship} text={props.relationship} />}
          </p>
        )}
      </dd>
    </div>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    // One text node: React would put a comment between two, several hundred times on a page.
    <span>
      <span className="label">{label}</span>
      {` ${text}`}
    </span>
  );
}
