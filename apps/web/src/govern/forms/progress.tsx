import './forms.css';
import { ShareBar } from '../../analytics/parts/share-bar.tsx';
import { formsTexts } from '../../texts/forms.ts';
import type { FormCounts } from './form-counts.ts';

/** For how many of its assets a form is done. */
export const Progress = ({ counts: { assigned, done } }: { readonly counts: FormCounts }) => (
  <div className="form-progress">
    <span className={assigned === 0 ? 'faint' : undefined}>{formsTexts.progress(done, assigned)}</span>
    {assigned > 0 && <ShareBar share={done / assigned} />}
  </div>
);
