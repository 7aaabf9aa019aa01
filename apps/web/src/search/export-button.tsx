import { useEffect, useRef, useState } from 'react';
import { number } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import { saveFile } from '../ui/save-file.ts';

interface ExportButtonProps {
  /** Reads everything, and gives it as the text of the file. */
  readonly read: (onProgress: (read: number, total: number) => void, signal: AbortSignal) => Promise<string>;
  readonly fileName?: string;
}

/** Saves everything that was found as a table. */
export function ExportButton({ read, fileName = 'colophon.csv' }: ExportButtonProps) {
  const [progress, setProgress] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  async function run(): Promise<void> {
    abort.current?.abort();
    abort.current = new AbortController();
    setProgress(texts.states.loading);
    try {
      const csv = await read(
        (done, total) => setProgress(texts.search.exporting(number(done), number(total))),
        abort.current.signal,
      );
      saveFile(fileName, 'text/csv', csv);
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
