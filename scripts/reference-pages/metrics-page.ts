import { escapeText } from '@colophon/schema/printers';
import { describeMetrics, type MetricDescription } from '@colophon/server/metrics';
import type { Examples } from './read-examples.ts';
import { printPage } from './reference-page.ts';

/** Prints the reference of metrics, from the registry that the server answers `GET /metrics` with. */
export function printMetricsPage({ intro, sections }: Examples): string {
  const metrics = describeMetrics();
  const isOwn = ({ name }: MetricDescription) => name.startsWith('colophon_');
  const isOfProcess = ({ name }: MetricDescription) => name.startsWith('process_');
  const own = metrics.filter(isOwn);
  const ofProcess = metrics.filter(isOfProcess);
  const ofNode = metrics.filter((metric) => !isOwn(metric) && !isOfProcess(metric));
  return printPage({
    title: 'Metrics',
    description:
      'Every metric of GET /metrics with its type, unit, labels and meaning, from the registry of the server.',
    source: 'packages/server/src/metrics.ts',
    blocks: [
      intro,
      '## The catalogue',
      ...own.flatMap((metric) => [
        `### ${metric.name}`,
        `${escapeText(metric.help)} It is a ${metric.type}${unitOf(metric)}.`,
        sections.get(metric.name) ?? labelsOf(metric),
      ]),
      '## The process',
      table(ofProcess),
      '## Node',
      sections.get('Node') ?? '',
      table(ofNode),
    ],
  });
}

/** Most labels are explained by the sentence before. */
const labelsOf = ({ labels }: MetricDescription): string =>
  labels.length === 0 ? '' : `Labels: ${labels.map((label) => `\`${label}\``).join(', ')}.`;

const table = (metrics: readonly MetricDescription[]): string =>
  [
    '| Metric | Type | Labels | Meaning |',
    '|---|---|---|---|',
    ...metrics.map(
      ({ name, type, labels, help }) =>
        `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${escapeText(inOurWords(help))} |`,
    ),
  ].join('\n');

/** The text of another package, with its names as code and one name as it is written here. */
const inOurWords = (help: string): string =>
  help.replaceAll('Node.js', 'Node').replace(/\b(?:libuv|weakcb)\b/g, '`$&`');

/** Names end with the unit, as Prometheus asks for. */
const unitOf = ({ name }: MetricDescription): string => (name.endsWith('_seconds') ? ', in seconds' : '');
