import './usage.css';
import { dayText, number } from '../../texts/format.ts';
import { texts } from '../../texts/texts.ts';
import type { ModelField } from '../../ui/reference.ts';
import { ReferenceLabel } from '../../ui/reference-label.tsx';
import { lineThrough, type Point } from './points.ts';

interface ChartProps {
  readonly head: string;
  /** What of the model is drawn. */
  readonly field?: ModelField | undefined;
  readonly points: readonly Point[];
  readonly print?: (value: number) => string;
  /** What is said in large. Default: the last value. */
  readonly value?: string;
}

const [width, height] = [240, 64];

/** A line with its ends in words, which say all that most readers want to know of it. */
export function Chart({ head, field, points, print = number, value }: ChartProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const text = texts.usage.chart(
    print(first.value),
    dayText(first.time),
    print(last.value),
    dayText(last.time),
  );
  return (
    <figure className="chart">
      <figcaption className="label">
        {field === undefined ? head : <ReferenceLabel field={field} label={head} />}
      </figcaption>
      <p className="chart__value">{value ?? print(last.value)}</p>
      <svg viewBox={`0 -2 ${width} ${height + 4}`} preserveAspectRatio="none" role="img" aria-label={text}>
        <path d={lineThrough(points, width, height)} />
      </svg>
      <p className="chart__ends faint">
        <span>{dayText(first.time)}</span>
        <span>{dayText(last.time)}</span>
      </p>
    </figure>
  );
}
