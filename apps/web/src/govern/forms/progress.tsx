import './forms.css';
import type { FormPartsFragment } from '../../../gen/types.ts';
import { ShareBar } from '../../analytics/parts/share-bar.tsx';
import { formsTexts } from '../../texts/forms.ts';
import { useFormCounts } from './use-form-counts.ts';

/** For how many of its assets a form is done. */
export function Progress({ form }: { readonly form: FormPartsFragment }) {
  const counts = useFormCounts(form);
  if (!counts) return null;
  const { assigned, done } = counts;
  return (
    <div className="form-progress">
      <span className={assigned === 0 ? 'faint' : undefined}>{formsTexts.progress(done, assigned)}</span>
      {assigned > 0 && <ShareBar share={done / assigned} />}
    </div>
  );
}
