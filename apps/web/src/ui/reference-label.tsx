import './reference-label.css';
import { texts } from '../texts/texts.ts';
import { type ModelField, referenceOf } from './reference.ts';

interface ReferenceProps {
  readonly field: ModelField;
  /** The type of the entity that has the field; `dataset` unless given. */
  readonly type?: string | undefined;
  readonly label: string;
}

/** The label of a field, which leads to its entry in the reference. */
export const ReferenceLabel = ({ field, type, label }: ReferenceProps) => (
  <a className="reference" href={referenceOf(field, type)} title={texts.properties.reference}>
    {label}
  </a>
);

/** Leads from a form to the reference of a field, beside it: what was typed stays. */
export const ReferenceMark = ({ field, type, label }: ReferenceProps) => (
  <a
    className="reference-mark"
    href={referenceOf(field, type)}
    target="_blank"
    rel="noopener"
    title={texts.properties.reference}
  >
    <span aria-hidden="true">?</span>
    <span className="unseen">{texts.properties.referenceOf(label)}</span>
  </a>
);
