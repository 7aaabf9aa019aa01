import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  printType,
} from 'graphql';
import { useState } from 'react';
import { explorerWords as words } from '../../components/explorer-words.ts';
import { findInSchema, type Operation } from './find-in-schema.ts';

/** Most names of one kind that are listed. */
const maxListed = 60;

type Shown = Operation | GraphQLNamedType;

const isOperation = (shown: Shown): shown is Operation => 'field' in shown;

interface SchemaViewProps {
  schema: GraphQLSchema | undefined;
  problem: string | undefined;
}

/** What can be asked: a search over operations and types, and what each of them consists of. */
export function SchemaView({ schema, problem }: SchemaViewProps) {
  const [text, setText] = useState('');
  /** The way to what is shown; empty for the list. */
  const [way, setWay] = useState<readonly Shown[]>([]);
  if (problem !== undefined)
    return (
      <p className="workbench__hint">
        {words.noSchema} {problem}
      </p>
    );
  if (!schema) return <p className="workbench__hint">{words.readingSchema}</p>;
  const shown = way.at(-1);
  const onOpen = (next: Shown) => setWay((before) => [...before, next]);
  if (shown)
    return (
      <>
        <button
          type="button"
          className="label quiet workbench__back"
          onClick={() => setWay((before) => before.slice(0, -1))}
        >
          {words.back}
        </button>
        {isOperation(shown) ? (
          <FieldDetails field={shown.field} onOpen={onOpen} />
        ) : (
          <TypeDetails type={shown} schema={schema} onOpen={onOpen} />
        )}
      </>
    );
  return <Names schema={schema} text={text} onText={setText} onOpen={onOpen} />;
}

interface NamesProps {
  schema: GraphQLSchema;
  text: string;
  onText(text: string): void;
  onOpen(shown: Shown): void;
}

function Names({ schema, text, onText, onOpen }: NamesProps) {
  const { queries, mutations, types } = findInSchema(schema, text);
  const lists = [
    [words.queries, queries.map((item) => [item.field.name, item] as const)],
    [words.mutations, mutations.map((item) => [item.field.name, item] as const)],
    [words.types, types.map((item) => [item.name, item] as const)],
  ] as const;
  return (
    <>
      <input
        className="workbench__search"
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      {lists.every(([, items]) => items.length === 0) && (
        <p className="workbench__hint">{words.nothingFound}</p>
      )}
      {lists.map(
        ([label, items]) =>
          items.length > 0 && (
            <details className="workbench__group" key={label} open={text !== '' || label === words.queries}>
              <summary>
                {label} <span className="workbench__count">{items.length}</span>
              </summary>
              <ul className="workbench__list">
                {items.slice(0, maxListed).map(([name, item]) => (
                  <li key={name}>
                    <button type="button" onClick={() => onOpen(item)}>
                      <span className="workbench__name">{name}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {items.length > maxListed && (
                <p className="workbench__hint">{words.more(items.length - maxListed)}</p>
              )}
            </details>
          ),
      )}
    </>
  );
}

interface FieldDetailsProps {
  field: GraphQLField<unknown, unknown>;
  onOpen(shown: Shown): void;
}

function FieldDetails({ field, onOpen }: FieldDetailsProps) {
  return (
    <>
      <h3 className="workbench__head">{field.name}</h3>
      {field.description && <p className="workbench__description">{field.description}</p>}
      <Deprecation of={field} />
      <p>
        {words.returns} <TypeLink type={field.type} onOpen={onOpen} />
      </p>
      <Members label={words.arguments} members={field.args} onOpen={onOpen} />
    </>
  );
}

interface TypeDetailsProps {
  type: GraphQLNamedType;
  schema: GraphQLSchema;
  onOpen(shown: Shown): void;
}

function TypeDetails({ type, schema, onOpen }: TypeDetailsProps) {
  return (
    <>
      <h3 className="workbench__head">{type.name}</h3>
      {type.description && <p className="workbench__description">{type.description}</p>}
      {(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) && (
        <Members label={words.fields} members={Object.values(type.getFields())} onOpen={onOpen} />
      )}
      {isEnumType(type) && (
        <>
          <p className="label explorer__label">{words.values}</p>
          <dl className="explorer__members">
            {type.getValues().map((value) => (
              <div key={value.name}>
                <dt>
                  <code>{value.name}</code>
                </dt>
                <dd>
                  {value.description} <Deprecation of={value} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {(isUnionType(type) || isInterfaceType(type)) && (
        <>
          <p className="label explorer__label">{words.members}</p>
          <ul className="workbench__list">
            {schema.getPossibleTypes(type).map((member) => (
              <li key={member.name}>
                <button type="button" onClick={() => onOpen(member)}>
                  <span className="workbench__name">{member.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!('getFields' in type) && !isEnumType(type) && !isUnionType(type) && (
        <pre className="workbench__printed">
          <code>{printType(type)}</code>
        </pre>
      )}
    </>
  );
}

type Member = GraphQLArgument | GraphQLField<unknown, unknown> | GraphQLInputField;

interface MembersProps {
  label: string;
  members: readonly Member[];
  onOpen(shown: Shown): void;
}

function Members({ label, members, onOpen }: MembersProps) {
  if (members.length === 0) return null;
  return (
    <>
      <p className="label explorer__label">{label}</p>
      <dl className="explorer__members">
        {members.map((member) => (
          <div key={member.name}>
            <dt>
              {'args' in member && member.args.length > 0 ? (
                <button type="button" onClick={() => onOpen({ kind: 'query', field: member })}>
                  <code>{member.name}(…)</code>
                </button>
              ) : (
                <code>{member.name}</code>
              )}{' '}
              <TypeLink type={member.type} onOpen={onOpen} />
            </dt>
            <dd>
              {member.description} <DefaultValue of={member} /> <Deprecation of={member} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function DefaultValue({ of }: { of: Member }) {
  const value = 'defaultValue' in of ? of.defaultValue : undefined;
  return value === undefined ? null : words.byDefault(JSON.stringify(value));
}

function Deprecation({
  of: { deprecationReason },
}: {
  of: { deprecationReason?: string | null | undefined };
}) {
  if (deprecationReason == null) return null;
  return (
    <span className="workbench__removed">
      {words.deprecated} {deprecationReason}
    </span>
  );
}

function TypeLink({ type, onOpen }: { type: GraphQLType; onOpen(shown: Shown): void }) {
  return (
    <button type="button" className="explorer__type" onClick={() => onOpen(getNamedType(type))}>
      <code>{String(type)}</code>
    </button>
  );
}
