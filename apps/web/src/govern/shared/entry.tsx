import './panes.css';
import './entry.css';
import { type ReactNode, useEffect, useState } from 'react';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { governTexts } from '../../texts/govern.ts';
import { texts as allTexts } from '../../texts/texts.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { BackLink } from './back-link.tsx';
import type { DoingProps } from './list-page.tsx';

interface EntryPageProps {
  readonly urn: string;
  /** Name of the list in the address. */
  readonly page: string;
  readonly texts: { readonly all: string; readonly missing: string };
  readonly query: {
    readonly data: unknown;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** The entry, if it exists. */
  readonly children: ReactNode;
}

/** An entry of a list on a page of its own. */
export function EntryPage({ urn, page, texts, query, children }: EntryPageProps) {
  const { data, error, refetch } = query;
  return (
    <>
      <BackLink page={page}>{texts.all}</BackLink>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : (
        children || <Empty hint={<code>{urn}</code>}>{texts.missing}</Empty>
      )}
    </>
  );
}

interface EntryProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly lead: string | null | undefined;
  /** Why it may not be changed; undefined where it may. */
  readonly reason: string | undefined;
  /** What it consists of: terms with their values. */
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
  readonly dialog: (doing: DoingProps<Row>) => ReactNode;
  readonly children: ReactNode;
}

/** What an entry consists of. It is edited and deleted in dialogs. */
export function Entry<Row>({ row, name, lead, reason, facts, dialog: Dialog, children }: EntryProps<Row>) {
  const [kind, setKind] = useState<'edit' | 'delete'>();
  useEffect(() => {
    document.title = `${name} – ${allTexts.name}`;
  }, [name]);
  return (
    <article>
      <SectionHead title={name} lead={lead}>
        {(['edit', 'delete'] as const).map((action) => (
          <EditButton key={action} reason={reason} press={() => setKind(action)}>
            {governTexts.actions[action]}
          </EditButton>
        ))}
      </SectionHead>
      <dl className="entry">
        {facts.map(([term, value]) => (
          <div key={term} className="entry__row">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      {kind && <Dialog doing={{ kind, row }} close={() => setKind(undefined)} />}
    </article>
  );
}
