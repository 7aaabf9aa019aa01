import { type CSSProperties, useId } from 'react';
import { number } from '../../texts/format.ts';
import { usageTexts as texts } from '../../texts/usage-analytics.ts';
import { type Bar, roundUp } from './usage-range.ts';

interface BarChartProps {
  readonly head: string;
  readonly bars: readonly Bar[];
  readonly nameOf: (time: number) => string;
}

/** Height of the scale; the width is that of the page. */
const height = 100;

/** Queries over time. The table below it has the same numbers, for readers who do not see the bars. */
export function BarChart({ head, bars, nameOf }: BarChartProps) {
  const id = useId();
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const highest = bars.reduce((most, bar) => (bar.queries > most.queries ? bar : most));
  const scale = roundUp(highest.queries);
  return (
    <figure className="bars" style={{ '--bars': bars.length } as CSSProperties}>
      <figcaption id={id}>{head}</figcaption>
      <div className="bars__plot">
        <p className="bars__scale" aria-hidden="true">
          <span>{number(scale)}</span>
          {scale > 1 && <span>{number(scale / 2)}</span>}
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 ${bars.length} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.chart(
            nameOf(first.time),
            nameOf(last.time),
            number(highest.queries),
            nameOf(highest.time),
          )}
        >
          <path className="bars__grid" d={`M0 0H${bars.length}M0 ${height / 2}H${bars.length}`} />
          {bars.map(({ time, queries, users }, at) => {
            const size = (queries / scale) * height;
            return (
              <g key={time} className="bars__bar">
                <title>{texts.bar(nameOf(time), queries, users)}</title>
                <rect className="bars__reach" x={at} y={0} width={1} height={height} />
                <rect x={at + 0.15} y={height - size} width={0.7} height={size} />
              </g>
            );
          })}
        </svg>
        <p className="bars__ends" aria-hidden="true">
          <span>{nameOf(first.time)}</span>
          <span>{nameOf(last.time)}</span>
        </p>
      </div>
    </figure>
  );
}
