import { join, resolve } from 'node:path';
import {
  checkStore as checkCatalogue,
  findIncompatibilities,
  isStoreError,
  type Store,
  type StoreFinding,
} from '@colophon/catalogue';
import { loadModel } from '@colophon/server/load-model';
import { createSqliteStore, findDamage, needsUpgrade } from '@colophon/store-sqlite';
import {
  databaseFileName,
  type FileDatabase,
  holdsDatabase,
  openCopy,
  openDatabase,
  restoreHint,
} from '@colophon/store-sqlite/node';
import { CommandError } from '../describe-failure.ts';
import { entities, formatCount } from '../print/format-count.ts';
import { printJson } from '../print/print-json.ts';
import { printable } from '../print/printable.ts';
import { createProgress } from '../print/progress.ts';
import { untilInterrupted } from '../until-interrupted.ts';

interface CheckSettings {
  readonly data: string;
  readonly model?: string;
  readonly json?: boolean;
}

/** `colophon check store`: the data folder of a catalogue that is stopped. */
export async function checkStore({ data, model, json }: CheckSettings): Promise<void> {
  const folder = resolve(data);
  // To open a database makes it, where there is none.
  const file = join(folder, databaseFileName);
  if (!holdsDatabase(folder))
    throw new CommandError(`there is no catalogue in ${folder}: it has no ${databaseFileName}`, 'notFound');
  const registry = await loadModel(model);
  const database = openDatabase(folder);
  const progress = createProgress();
  const findings: StoreFinding[] = [];
  let isDamaged = false;
  let store: Store | undefined;
  let rehearsal: FileDatabase | undefined;
  try {
    const done = await untilInterrupted(async (signal) => {
      progress.update('the file');
      const damage = findDamage(database);
      findings.push(...damage.map((message) => ({ message })));
      isDamaged = damage.length > 0;
      if (isDamaged && needsUpgrade(database))
        return 'Its tables are of an earlier version, and cannot be read.';
      if (needsUpgrade(database)) {
        progress.update('upgrade of a copy');
        rehearsal = openCopy(database, folder);
      }
      // A copy stays one: nothing is written.
      store = createSqliteStore(rehearsal ?? database, { isCopyTarget: true });
      findings.push(...(await findIncompatibilities(registry, store)).map((message) => ({ message })));
      const check = await checkCatalogue(registry, store, {
        signal,
        onProgress: (soFar) => progress.update(`${entities(soFar.entities)} so far`),
      });
      progress.end();
      findings.push(...check.findings);
      return `Checked ${formatCount(check.aspects, 'aspect')} of ${entities(check.entities)}.`;
    });
    report(findings, done, json, isDamaged ? `the database ${file} is damaged. ${restoreHint}` : undefined);
  } catch (error) {
    // What cannot be read has no further findings.
    if (!isStoreError(error) || error.code !== 'STORE_DAMAGED') throw error;
    progress.end();
    if (!isDamaged) findings.push({ message: error.message });
    report(findings, 'The rest cannot be read.', json, `the database ${file} is damaged. ${restoreHint}`);
  } finally {
    await store?.close();
    // The store of the copy has closed only that.
    if (rehearsal || !store) database.close();
  }
}

function report(
  findings: readonly StoreFinding[],
  done: string,
  json = false,
  advice = 'Run restore-indices to fix search documents and relationships.',
): void {
  if (json) printJson({ findings });
  else {
    for (const { urn, aspect, message } of findings)
      console.log(printable([urn, aspect, message].filter((part) => part !== undefined).join(': ')));
    console.log(done);
  }
  if (findings.length > 0) throw new CommandError(`findings: ${findings.length}. ${advice}`);
}
