import { coverageHistoryTexts as texts } from '../../texts/coverage-history.ts';
import { percent } from '../../texts/format.ts';
import { windowText } from '../usage/window-text.ts';
import { changeOf, linePath, type ShareAt } from './history.ts';

interface HistoryChartProps {
  readonly name: string;
  readonly points: readonly ShareAt[];
  /** The first and the last day that the charts of the page show. */
  readonly span: readonly [number, number];
}

const [width, height] = [240, 64];
const dayText = windowText('DAY');

/** The share of one measure by day. The table below the charts has the same numbers. */
export function HistoryChart({ name, points, span }: HistoryChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="history-chart">
      <figcaption className="label">{name}</figcaption>
      <p className="history-chart__value">{percent(last.share)}</p>
      <p className="history-chart__change">{texts.change(changeOf(points))}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.chart(
          name,
          percent(first.share),
          dayText(first.time),
          percent(last.share),
          dayText(last.time),
        )}
      >
        <path
          className="history-chart__grid"
          d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`}
        />
        <path className="history-chart__line" d={linePath(points, span, width, height)} />
      </svg>
    </figure>
  );
}
