import './conflict.css';
import './field.css';
import { partTexts } from '../texts/parts.ts';

interface ConflictProps {
  readonly mine: string;
  readonly theirs: string;
  readonly keepMine: () => void;
  readonly keepTheirs: () => void;
  /** Back to writing, now that one knows what else was written. */
  readonly back: () => void;
}

/** Two people wrote the same text: both versions, for one of them to choose. */
export function Conflict({ mine, theirs, keepMine, keepTheirs, back }: ConflictProps) {
  return (
    <section className="conflict" role="alert" aria-label={partTexts.conflict}>
      <h2>{partTexts.conflict}</h2>
      <p>{partTexts.conflictHint}</p>
      <div className="conflict__versions">
        {[
          { head: partTexts.mine, text: mine },
          { head: partTexts.theirs, text: theirs },
        ].map(({ head, text }) => (
          <div key={head}>
            <h3 className="label">{head}</h3>
            <pre>{text}</pre>
          </div>
        ))}
      </div>
      <div className="form__actions">
        <button type="button" className="button button--main" onClick={keepMine}>
          {partTexts.keepMine}
        </button>
        <button type="button" className="button" onClick={keepTheirs}>
          {partTexts.keepTheirs}
        </button>
        <button type="button" className="button" onClick={back}>
          {partTexts.keepWriting}
        </button>
      </div>
    </section>
  );
}
