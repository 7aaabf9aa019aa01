import { parse } from 'yaml';

/** A configuration of Prometheus, as far as it names what is measured. */
interface Scraping {
  readonly scrape_configs: readonly {
    readonly metrics_path?: string;
    readonly static_configs: readonly { readonly targets: readonly string[] }[];
  }[];
}

/** A configuration of OpenLineage's clients, as far as it names where they send events. */
interface LineageTransport {
  readonly transport: { readonly type: string; readonly url: string; readonly endpoint: string };
}

/**
 * Holds a YAML block against what it configures. An endpoint of OpenLineage must know what is no event. What it scrapes must answer in the format of Prometheus.
 *
 * @throws Error when it is no YAML, or configures something that nobody here knows
 */
export async function checkYaml(text: string): Promise<void> {
  const value: unknown = parse(text);
  if (isTransport(value)) return checkTransport(value);
  if (!isScraping(value))
    throw new Error(
      'nobody knows what this YAML configures: save it and use it, or teach check-yaml.ts how to check it',
    );
  for (const { metrics_path = '/metrics', static_configs } of value.scrape_configs) {
    for (const target of static_configs.flatMap(({ targets }) => targets)) {
      const answer = await fetch(`http://${target}${metrics_path}`);
      if (!answer.ok || !/^# TYPE /m.test(await answer.text()))
        throw new Error(`${target}${metrics_path} has no metrics: status ${answer.status}`);
    }
  }
}

async function checkTransport({ transport: { url, endpoint } }: LineageTransport): Promise<void> {
  const address = new URL(endpoint, url);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: '{}' });
  const said = await answer.text();
  if (answer.status !== 400 || !said.includes('/eventTime'))
    throw new Error(`${address} takes no events: status ${answer.status}, ${said}`);
}

const isTransport = (value: unknown): value is LineageTransport =>
  typeof value === 'object' && value !== null && 'transport' in value;

const isScraping = (value: unknown): value is Scraping =>
  typeof value === 'object' && value !== null && 'scrape_configs' in value;
