import { EntityLink } from '../../entity/entity-link.tsx';
import { bulkTexts } from '../../texts/bulk.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Failure } from './use-bulk.tsx';

interface BulkFailuresProps {
  readonly failure: Failure;
  readonly retry: (failure: Failure) => void;
  readonly close: () => void;
}

/** Names what an edit did not reach, each with the reason. */
export function BulkFailures({ failure, retry, close }: BulkFailuresProps) {
  const { edit, done, failed } = failure;
  const title = bulkTexts.failedTitle(failed.length);
  return (
    <Dialog label={title} close={close}>
      <h2>{title}</h2>
      <div className="form">
        <p>{bulkTexts.failedText(edit.label, done)}</p>
        <ul className="bulk-failures">
          {failed.map(({ target, reason }) => (
            <li key={target.urn}>
              <EntityLink urn={target.urn} name={target.card.name} />
              <p className="faint">{reason}</p>
            </li>
          ))}
        </ul>
        <div className="form__actions">
          <button type="button" className="button button--main" onClick={() => retry(failure)}>
            {bulkTexts.retry}
          </button>
          <button type="button" className="button" onClick={close}>
            {bulkTexts.close}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
