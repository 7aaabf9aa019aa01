import './views.css';
import { setDefaultViewMutation, setMyDefaultViewMutation } from '../../../gen/settings/views/views.ts';
import { messageOf } from '../../data/message-of.ts';
import { useChange } from '../../data/use-change.ts';
import { useNotices } from '../../edit/edits.tsx';
import { forgetDefaultView } from '../../search/views/default-view.ts';
import { viewTexts as texts } from '../../texts/views.ts';
import { type Column, Table } from '../../ui/table.tsx';
import type { NameOf } from '../access/use-names.ts';
import { definitionText, fromStored, type View } from './definition.ts';

interface ViewTableProps {
  readonly label: string;
  /** Shown where there are no views. */
  readonly none: string;
  readonly views: readonly View[];
  readonly nameOf: NameOf;
  readonly myDefault: string | undefined;
  readonly globalDefault: string | null | undefined;
  readonly mayManageGlobal: boolean;
  readonly edit: (view: View) => void;
  readonly remove: (view: View) => void;
}

/** Views with what they show. */
export function ViewTable(props: ViewTableProps) {
  const { label, none, views, nameOf, myDefault, globalDefault } = props;
  const columns: readonly Column<View>[] = [
    {
      key: 'name',
      head: texts.columns.name,
      cell: ({ urn, name, description }) => (
        <>
          <bdi>{name}</bdi>
          {urn === myDefault && <p className="views__mark">{texts.myDefault}</p>}
          {urn === globalDefault && <p className="views__mark">{texts.globalDefault}</p>}
          {description && <p className="faint">{description}</p>}
        </>
      ),
    },
    {
      key: 'shows',
      head: texts.columns.shows,
      cell: ({ definition }) => definitionText(fromStored(definition), nameOf),
    },
    {
      key: 'actions',
      head: texts.columns.actions,
      isActions: true,
      cell: (view) => <Actions {...props} view={view} />,
    },
  ];
  return (
    <div className="views">
      <h2>{label}</h2>
      {views.length === 0 ? (
        <p className="faint">{none}</p>
      ) : (
        <Table label={label} columns={columns} rows={views} keyOf={({ urn }) => urn} />
      )}
    </div>
  );
}

function Actions({
  view,
  myDefault,
  globalDefault,
  mayManageGlobal,
  edit,
  remove,
}: ViewTableProps & { readonly view: View }) {
  const change = useChange('Views');
  const { tell } = useNotices();
  const { urn, name, viewType } = view;
  const isGlobal = viewType === 'GLOBAL';
  const why = isGlobal && !mayManageGlobal ? texts.needsGlobal : undefined;
  const isMine = urn === myDefault;
  const isForAll = urn === globalDefault;
  const send = (change: Promise<unknown>) =>
    void change.then(forgetDefaultView, (error: unknown) =>
      tell({ text: messageOf(error), isFailure: true }),
    );
  const setMine = () =>
    send(
      change(
        setMyDefaultViewMutation,
        { view: isMine ? null : urn },
        isMine ? texts.defaultCleared : texts.defaultSet(name),
      ),
    );
  const setForAll = () =>
    send(
      change(
        setDefaultViewMutation,
        { view: isForAll ? null : urn },
        isForAll ? texts.globalCleared : texts.globalSet(name),
      ),
    );
  const button = (text: string, run: () => void, disabledBecause?: string) => (
    <button
      type="button"
      className="action"
      aria-label={texts.named(text, name)}
      disabled={disabledBecause !== undefined}
      title={disabledBecause}
      onClick={run}
    >
      {text}
    </button>
  );
  return (
    <div className="views__actions">
      <div>
        {button(texts.actions.edit, () => edit(view), why)}
        {button(texts.actions.delete, () => remove(view), why)}
      </div>
      <div>{button(isMine ? texts.actions.clearMine : texts.actions.makeMine, setMine)}</div>
      {isGlobal && (
        <div>{button(isForAll ? texts.actions.clearGlobal : texts.actions.makeGlobal, setForAll, why)}</div>
      )}
    </div>
  );
}
