import type { SourceState } from '../definitions/source.ts';

/** What a source keeps, in memory: read before the run, stored after it. */
export class KeptState implements SourceState {
  readonly values: Map<string, string>;
  /** Whether the source has changed anything. */
  isChanged = false;

  constructor(values: Readonly<Record<string, unknown>> = {}) {
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    this.values = new Map(texts);
  }

  get(name: string): string | undefined {
    return this.values.get(name);
  }

  set(name: string, value: string): void {
    if (this.values.get(name) === value) return;
    this.values.set(name, value);
    this.isChanged = true;
  }
}
