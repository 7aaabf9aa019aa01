import { presentationOf } from '../../entity/presentations.ts';
import { number } from '../../texts/format.ts';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { Table } from '../../ui/table.tsx';
import type { ReportEntry, RunReport } from './report.ts';

const { report: texts } = ingestionTexts;

/** What a run reports: how much it read and wrote, and what went wrong. */
export function ReportView({ report }: { readonly report: RunReport }) {
  const { counts, written, failures, warnings, infos, ingested, connection } = report;
  const figures = [
    ...(written === undefined ? [] : [{ name: texts.written, value: written }]),
    ...(failures.length > 0 ? [{ name: texts.failures, value: sumOf(failures) }] : []),
    ...(warnings.length > 0 ? [{ name: texts.warnings, value: sumOf(warnings) }] : []),
    ...counts,
  ];
  return (
    <>
      {figures.length > 0 && (
        <dl className="run__figures">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt className="label">{name}</dt>
              <dd>{number(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Entries title={texts.failures} entries={failures} isFailure={true} />
      <Entries title={texts.warnings} entries={warnings} />
      <Entries title={texts.infos} entries={infos} />
      {connection.length > 0 && (
        <ul className="run__entries">
          {connection.map(({ name, isCapable, reason }) => (
            <li key={name} data-failure={!isCapable || undefined}>
              {name}: {texts.capable[isCapable ? 'true' : 'false']}
              {reason !== undefined && <p className="faint">{reason}</p>}
            </li>
          ))}
        </ul>
      )}
      {ingested.length > 0 && (
        <>
          <h3 className="label">{texts.ingested}</h3>
          <Table
            label={texts.ingestedLabel}
            rows={ingested}
            keyOf={({ entityType }) => entityType}
            columns={[
              {
                key: 'type',
                head: texts.type,
                cell: ({ entityType }) => presentationOf(entityType).label,
              },
              {
                key: 'entities',
                head: texts.entities,
                isNumber: true,
                cell: ({ entities }) => number(entities),
              },
              { key: 'aspects', head: texts.aspects, isNumber: true, cell: ({ aspects }) => number(aspects) },
            ]}
          />
        </>
      )}
    </>
  );
}

function Entries({
  title,
  entries,
  isFailure = false,
}: {
  readonly title: string;
  readonly entries: readonly ReportEntry[];
  readonly isFailure?: boolean;
}) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className="label">{title}</h3>
      <ul className="run__entries">
        {entries.map(({ title: head, message, context, count }) => (
          <li key={`${head} ${message}`} data-failure={isFailure || undefined}>
            <p>
              {head}
              {count > 1 && <span className="faint"> · {texts.times(number(count))}</span>}
            </p>
            {message !== '' && <p className="faint">{message}</p>}
            {context.length > 0 && (
              <ul className="run__context">
                {context.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const sumOf = (entries: readonly ReportEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0);
