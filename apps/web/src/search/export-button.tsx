import { useEffect, useRef, useState } from 'react';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { saveFile } from '../ui/save-file.ts';
import { exportResults } from './export-results.ts';
import type { SearchState } from './search-state.ts';

/** Saves the results of a search as a table. */
export function ExportButton({ state }: { readonly state: SearchState }) {
  const [progress, setProgress] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function run(): Promise<void> {
    abort.current?.abort();
    abort.current = new AbortController();
    setProgress(texts.states.loading);
    try {
      const csv = await exportResults(
        state,
        (read, total) => setProgress(texts.search.exporting(number(read), number(total))),
        abort.current.signal,
      );
      saveFile('colophon.csv', 'text/csv', csv);
      setProgress(undefined);
    } catch {
      setProgress(texts.states.failed);
    }
  }
  return (
    <span className="export">
      <button type="button" className="button" onClick={() => void run()}>
        {texts.search.export}
      </button>
      <span role="status" className="faint">
        {progress}
      </span>
    </span>
  );
}
