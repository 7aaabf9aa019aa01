import './coverage.css';
import { Link, useSearch } from '@tanstack/react-router';
import { messageOf } from '../../data/message-of.ts';
import { SectionHead } from '../../section/section-head.tsx';
import { Empty, Failure, Loading } from '../../shell/states.tsx';
import { analyticsTexts } from '../../texts/analytics.ts';
import { percent } from '../../texts/format.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { Choices } from '../parts/choices.tsx';
import { ShareBar } from '../parts/share-bar.tsx';
import { type Group, groupsOf, type Share, totals } from './coverage.ts';
import { CoverageHistory } from './coverage-history.tsx';
import { type Grouping, lackingSearch, type MeasureName, measureNames, readGrouping } from './measures.ts';
import { useCoverage } from './use-coverage.ts';

const texts = analyticsTexts.coverage;

/** How much of the catalogue is described, owned, checked and used. */
export function CoveragePage() {
  const { by } = useSearch({ strict: false }) as { readonly by?: unknown };
  const grouping = readGrouping(by);
  const all = useCoverage(grouping);
  const none = useCoverage(grouping, true);
  const { assets, counts, error, errorOfUse } = all;
  if (error) return <Failure error={error} retry={all.retry} />;
  if (!assets) return <Loading />;
  const shares = totals(counts);
  if (!shares.documented?.of) return <Empty>{texts.empty}</Empty>;
  const groups = groupsOf(assets, counts, grouping, { counts: none.counts, name: texts.none[grouping] });
  return (
    <>
      <SectionHead title={texts.title} lead={texts.lead} />
      {errorOfUse != null && (
        <p className="coverage__note" role="alert">
          {texts.withoutUse} {messageOf(errorOfUse)}
        </p>
      )}
      <section aria-label={texts.overall}>
        <ul className="coverage">
          {measureNames.map((name) => {
            const share = shares[name];
            return share && <Tile key={name} name={name} share={share} grouping={grouping} />;
          })}
        </ul>
      </section>
      <CoverageHistory grouping={grouping} groups={groups} />
      <Choices label={texts.by} name="by" value={grouping} options={texts.groupings} />
      <div aria-busy={all.isLoading}>
        <Table
          label={texts.table(texts.groupings[grouping])}
          columns={columnsOf(grouping, groups)}
          rows={groups}
          keyOf={({ value }) => value}
        />
      </div>
    </>
  );
}

interface TileProps {
  readonly name: MeasureName;
  readonly share: Share;
  readonly grouping: Grouping;
}

function Tile({ name, share, grouping }: TileProps) {
  const part = share.of === 0 ? 0 : share.has / share.of;
  return (
    <li>
      <h2 className="label">{texts.measures[name]}</h2>
      <p className="coverage__share">{share.of === 0 ? '–' : percent(part)}</p>
      <ShareBar share={part} />
      <p className="coverage__count">{texts.of(share.has, share.of)}</p>
      <Missing name={name} share={share} grouping={grouping} />
      <p className="coverage__meaning">{texts.meanings[name]}</p>
    </li>
  );
}

interface MissingProps extends TileProps {
  readonly group?: Group;
}

/** Leads to what lacks something. */
function Missing({ name, share, grouping, group }: MissingProps) {
  const count = share.of - share.has;
  if (count <= 0) return null;
  return (
    <Link
      className="coverage__missing"
      to="/search"
      search={lackingSearch(name, grouping, group?.value)}
      aria-label={`${texts.missing(count)}. ${texts.lacking(texts.measures[name], group?.name ?? texts.all)}`}
    >
      {texts.missing(count)}
    </Link>
  );
}

function columnsOf(grouping: Grouping, groups: readonly Group[]): readonly Column<Group>[] {
  const shown = measureNames.filter((name) => groups.some(({ shares }) => shares[name]));
  return [
    { key: 'name', head: texts.groupings[grouping], cell: ({ name }) => <bdi>{name}</bdi> },
    ...shown.map((name) => ({
      key: name,
      head: texts.measures[name],
      isNumber: true,
      cell: (group: Group) => <Cell name={name} group={group} grouping={grouping} />,
    })),
  ];
}

function Cell({ name, group, grouping }: Omit<TileProps, 'share'> & { readonly group: Group }) {
  const share = group.shares[name];
  // Not everything can be tested or used.
  if (!share || share.of === 0) return <span className="faint">–</span>;
  return (
    <div className="coverage__cell">
      <span>{percent(share.has / share.of)}</span>
      <Missing name={name} share={share} grouping={grouping} group={group} />
    </div>
  );
}
