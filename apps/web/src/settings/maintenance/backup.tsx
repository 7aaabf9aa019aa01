import { useState } from 'react';
import { useLacking } from '../../account/use-lacking.ts';
import { messageOf } from '../../data/message-of.ts';
import { sendTo } from '../../data/request.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Command } from './command.tsx';

const { maintenance: texts } = operationsTexts;

/** Downloads everything as a file, from a server whose database is one. */
export function Backup() {
  const [isRunning, setIsRunning] = useState(false);
  const reason = useLacking('MANAGE_SYSTEM_OPERATIONS');
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    setIsRunning(true);
    setFailure(undefined);
    try {
      const response = await sendTo('POST', '/openapi/operations/backup');
      const [, name] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      saveFile(name ?? 'colophon.db', 'application/vnd.sqlite3', await response.blob());
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsRunning(false);
  }

  return (
    <section className="task" aria-labelledby="backup">
      <h2 id="backup">{texts.backup}</h2>
      <p>
        {texts.backupText} <a href="/docs/how/backup">{texts.backupHelp}</a>
      </p>
      <div className="form__actions">
        <EditButton reason={reason} isBusy={isRunning} press={() => void run()}>
          {isRunning ? texts.downloading : texts.download}
        </EditButton>
      </div>
      {failure !== undefined && (
        <p className="form__failure" role="alert">
          {failure}
        </p>
      )}
      <Command text="backup colophon.db" />
    </section>
  );
}
