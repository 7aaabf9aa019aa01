import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@colophon/server';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../deploy/observability');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}
const rules: readonly Rule[] = parse(read('alerts.yaml')).groups.flatMap(
  ({ rules: own }: { readonly rules: readonly Rule[] }) => own,
);

interface DashboardPanel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}
const panels: readonly DashboardPanel[] = JSON.parse(read('grafana-dashboard.json')).panels;

const expressions = [
  ...rules.map(({ alert, expr }) => ({ place: alert, expression: expr })),
  // Grafana fills in a duration.
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ place: title, expression: expr.replaceAll('$__rate_interval', '5m') })),
  ),
];

/** The metrics that an expression names, and by which labels each is selected or grouped. */
function namesOf(expression: string) {
  const metrics: string[] = [];
  const labels: string[] = [];
  const errors: string[] = [];
  parser.parse(expression).iterate({
    enter({ name, from, to, node, type }) {
      const text = expression.slice(from, to);
      if (type.isError) errors.push(`${from}: ${expression.slice(from - 10, to + 10)}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text);
      if (name === 'LabelName') labels.push(text);
    },
  });
  return { metrics, labels, errors };
}

/** The metrics of a running server, with the labels of each. */
async function served(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const data = await mkdtemp(join(tmpdir(), 'colophon-observability-'));
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    data,
    logLevel: 'silent',
    unknownFields: 'keep',
    maxBody: 16,
    queryTimeout: 30,
    queryThreads: 1,
  });
  onTestFinished(async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  });
  const { address } = server;
  const json = { 'Content-Type': 'application/json' };
  // An unknown field, a consumer, a search: what has not happened yet has no series.
  const tag = [{ urn: 'urn:li:tag:a', tagProperties: { value: { name: 'a', notInTheModel: 1 } } }];
  const written = await fetch(`${address}/openapi/v3/entity/tag?async=false`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(tag),
  });
  expect(written.status).toBe(200);
  const moved = await fetch(`${address}/changes/consumers/test`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ next: 1 }),
  });
  expect(moved.status).toBeLessThan(300);
  const search = JSON.stringify({ entity: 'tag', input: '*', start: 0, count: 1 });
  await (
    await fetch(`${address}/entities?action=search`, { method: 'POST', headers: json, body: search })
  ).text();
  const text = await (await fetch(`${address}/metrics`)).text();
  const found = new Map<string, Set<string>>();
  for (const [, name = ''] of text.matchAll(/^# TYPE (\w+)/gm)) found.set(name, new Set());
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const known = found.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

it('has valid expressions only', () => {
  expect(expressions.length).toBeGreaterThan(30);
  const invalid = expressions.flatMap(({ place, expression }) =>
    namesOf(expression).errors.map((error) => `${place}: ${error}`),
  );
  expect(invalid).toEqual([]);
  expect(namesOf('sum(rate(a[5m)').errors).not.toEqual([]);
});

it('names metrics and labels that a running server has', async () => {
  const metrics = await served();
  // Prometheus adds these when it reads the metrics; pipelines are there when there are any.
  const added = new Set(['job', 'instance', 'pipeline']);
  const missing = expressions.flatMap(({ place, expression }) => {
    const named = namesOf(expression);
    const known = new Set(named.metrics.flatMap((name) => [...(metrics.get(name) ?? [])]));
    return [
      ...named.metrics.filter((name) => name !== 'up' && !metrics.has(name)),
      ...named.labels.filter((label) => !added.has(label) && !known.has(label)),
    ].map((name) => `${place}: ${name}`);
  });
  expect(missing).toEqual([]);
  expect(metrics.get('colophon_follower_lag_entries')).toEqual(new Set(['follower']));
});

it('has alerts with different names, a severity and texts', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    expect(annotations.description).toMatch(/\.$/);
  }
});

it('has tests of its rules for promtool that name rules, with their texts', () => {
  interface Case {
    readonly alertname: string;
    readonly exp_alerts: readonly {
      readonly exp_labels: { readonly severity: string };
      readonly exp_annotations: { readonly description: string };
    }[];
  }
  const cases: readonly Case[] = parse(read('alerts.test.yaml')).tests.flatMap(
    ({ alert_rule_test: own }: { readonly alert_rule_test: readonly Case[] }) => own,
  );
  expect(cases.length).toBeGreaterThan(5);
  for (const { alertname, exp_alerts: alerts } of cases) {
    const rule = rules.find(({ alert }) => alert === alertname);
    expect(rule, alertname).toBeDefined();
    for (const { exp_labels: labels, exp_annotations: annotations } of alerts) {
      expect(annotations.description).toBe(rule?.annotations.description);
      expect(labels.severity).toBe(rule?.labels.severity);
    }
  }
});

it('has panels that do not overlap', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
