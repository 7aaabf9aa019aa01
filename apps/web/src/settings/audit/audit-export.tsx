import { useState } from 'react';
import { messageOf } from '../../data/message-of.ts';
import { getText } from '../../data/request.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { saveFile } from '../../ui/save-file.ts';
import { type AuditState, auditExport, linesToCsv } from './audit-entries.ts';

const { audit: texts } = operationsTexts;

/** Saves every entry that matches. */
export function AuditExport({ state }: { readonly state: AuditState }) {
  const [told, setTold] = useState<string>();

  async function run(save: (lines: string) => void): Promise<void> {
    setTold(texts.exporting);
    try {
      save(await getText(auditExport(state)));
      setTold(undefined);
    } catch (error) {
      setTold(messageOf(error));
    }
  }
  return (
    <>
      <span role="status" className="faint">
        {told}
      </span>
      <button
        type="button"
        className="button"
        title={texts.exportHint}
        disabled={told === texts.exporting}
        onClick={() => void run((lines) => saveFile('colophon-audit.csv', 'text/csv', linesToCsv(lines)))}
      >
        {texts.csv}
      </button>
      <button
        type="button"
        className="button"
        title={texts.exportHint}
        disabled={told === texts.exporting}
        onClick={() => void run((lines) => saveFile('colophon-audit.jsonl', 'application/x-ndjson', lines))}
      >
        {texts.lines}
      </button>
    </>
  );
}
