import type { ChangeProposal } from '@colophon/sdk';
import { parseUrn } from '@colophon/sdk/urns';
import type { Entry, Report } from '../definitions/report.ts';
import type { Redactor } from '../redaction/redactor.ts';

/** Entries of one title: how many, and the first of them. */
export interface EntryGroup {
  readonly title: string;
  /** The message of the first. */
  readonly message: string;
  /** How many there were. */
  count: number;
  /** Where, for the first ones: `table: message` if the message differs. */
  readonly context: string[];
}

/** How serious an entry is. */
export type Severity = 'failures' | 'warnings' | 'infos';

/** How many entries of a title are kept. */
export type SampleSizes = Readonly<Record<Severity, number>>;

const maxTitles = 500;

/** The report of a run: what source and sink did, and what went wrong. Its size does not grow with the run. */
export class RunReport implements Report {
  readonly #groups: Record<Severity, Map<string, EntryGroup>> = {
    failures: new Map(),
    warnings: new Map(),
    infos: new Map(),
  };
  readonly #counts = new Map<string, number>();
  readonly #aspects = new Map<string, Map<string, number>>();
  readonly #redactor: Redactor;
  readonly #samples: SampleSizes;
  /** Records that the source has read. */
  records = 0;
  /** Proposals that the source has made. */
  events = 0;
  /** Receives each warning and failure as it happens. */
  readonly #onEntry: ((severity: Severity, entry: Entry) => void) | undefined;

  constructor(
    redactor: Redactor,
    samples: SampleSizes = { failures: 10, warnings: 10, infos: 10 },
    onEntry?: (severity: Severity, entry: Entry) => void,
  ) {
    this.#redactor = redactor;
    this.#samples = samples;
    this.#onEntry = onEntry;
  }

  info(entry: Entry): void {
    this.#add('infos', entry);
  }

  warn(entry: Entry): void {
    this.#add('warnings', entry);
  }

  fail(entry: Entry): void {
    this.#add('failures', entry);
  }

  count(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  /** Counts what the source has made of one thing. */
  read(proposals: readonly ChangeProposal[]): void {
    this.records++;
    for (const { entityUrn, aspectName } of proposals) {
      this.events++;
      const type = typeOf(entityUrn);
      let aspects = this.#aspects.get(type);
      if (aspects === undefined) {
        aspects = new Map();
        this.#aspects.set(type, aspects);
      }
      aspects.set(aspectName, (aspects.get(aspectName) ?? 0) + 1);
    }
  }

  /** Number of entries. */
  total(severity: Severity): number {
    let total = 0;
    for (const { count } of this.#groups[severity].values()) total += count;
    return total;
  }

  /** The entries, grouped by title, in the order of their first. */
  groups(severity: Severity): readonly EntryGroup[] {
    return [...this.#groups[severity].values()];
  }

  /** The source's part of the report, with DataHub's keys. */
  toJson(seconds: number): Record<string, unknown> {
    return {
      ...Object.fromEntries(this.#counts),
      events_produced: this.events,
      events_produced_per_sec: perSecond(this.events, seconds),
      records_read: this.records,
      aspects: Object.fromEntries(
        [...this.#aspects].map(([type, counts]) => [type, Object.fromEntries(counts)]),
      ),
      warnings: this.groups('warnings').map(toEntryJson),
      failures: this.groups('failures').map(toEntryJson),
      infos: this.groups('infos').map(toEntryJson),
    };
  }

  #add(severity: Severity, given: Entry): void {
    const entry = this.#redactor.redactValue(given);
    const groups = this.#groups[severity];
    // A source that makes a title for each table would grow without end.
    const title = groups.has(entry.title) || groups.size < maxTitles ? entry.title : 'other';
    let group = groups.get(title);
    if (group === undefined) {
      group = { title, message: entry.message, count: 0, context: [] };
      groups.set(title, group);
    }
    group.count++;
    if (group.context.length < this.#samples[severity]) {
      const text = [entry.context, entry.message === group.message ? undefined : entry.message];
      const line = text.filter((part) => part !== undefined).join(': ');
      if (line !== '') group.context.push(line);
    }
    this.#onEntry?.(severity, entry);
  }
}

const toEntryJson = ({ title, message, context, count }: EntryGroup) => ({
  title,
  message,
  // DataHub shows how many there are beside the sample, too.
  context:
    count > context.length && context.length > 0 ? [...context, `… sampled of ${count} total`] : context,
  count,
  log_category: null,
});

/** A rate, to two digits. */
export const perSecond = (count: number, seconds: number): number =>
  seconds > 0 ? Math.round((count / seconds) * 100) / 100 : 0;

function typeOf(urn: string): string {
  // The common form, without the cost of parsing: urn:li:dataset:(…).
  const end = urn.indexOf(':', 7);
  return urn.startsWith('urn:li:') && end > 0 ? urn.slice(7, end) : parseUrn(urn).entityType;
}
