import type { Field, RecordType, Type } from './types.ts';

// What the messages on the stream need beyond the modelling language. No aspect may use it, and so no printer of
// aspects has to know it.

/** So many bytes, under a name. */
export interface FixedType {
  readonly kind: 'fixed';
  readonly name: string;
  readonly doc: string;
  readonly size: number;
}

/** A type that a message may have: every type of the model, and those of messages alone. */
export type EnvelopeType = Type | FixedType | EnvelopeRecord;

export type EnvelopeField = Omit<Field, 'type'> & { readonly type: EnvelopeType };

/** A record around aspects, such as a change proposal, or a part of one. */
export type EnvelopeRecord = Omit<RecordType, 'fields'> & {
  readonly fields: Readonly<Record<string, EnvelopeField>>;
};

export const fixed = (definition: Omit<FixedType, 'kind'>): FixedType => ({ kind: 'fixed', ...definition });

export const envelope = (definition: Omit<EnvelopeRecord, 'kind'>): EnvelopeRecord => ({
  kind: 'record',
  ...definition,
});
