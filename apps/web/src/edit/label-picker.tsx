import { texts } from '../texts/texts.ts';
import { EntityPicker } from './entity-picker.tsx';
import type { Label } from './label-edits.ts';

/** What can be put to an entity, with the types of it. */
export const labelTypes = {
  tags: ['TAG'],
  terms: ['GLOSSARY_TERM'],
  owners: ['CORP_USER', 'CORP_GROUP'],
  domain: ['DOMAIN'],
  dataProduct: ['DATA_PRODUCT'],
  /** What takes the place of what is deprecated. */
  replacement: ['DATASET', 'CHART', 'DASHBOARD', 'DATA_JOB', 'DATA_FLOW', 'MLMODEL', 'CONTAINER'],
} as const;

interface LabelPickerProps {
  readonly kind: keyof typeof labelTypes;
  /** URNs of those that are there already. */
  readonly present: readonly string[];
  readonly pick: (label: Label) => void;
  readonly close: () => void;
}

/** Finds a tag, a term, an owner or a domain. */
export const LabelPicker = ({ kind, ...picker }: LabelPickerProps) => (
  <EntityPicker label={texts.edit.add[kind]} types={labelTypes[kind]} {...picker} />
);
