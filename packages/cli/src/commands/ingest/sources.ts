import { listSources, recipeForm } from '@colophon/ingestion/python';
import { CommandError } from '../../describe-failure.ts';
import { printJson } from '../../print/print-json.ts';
import { printTable } from '../../print/print-table.ts';

interface ListSettings {
  readonly all?: boolean;
  readonly json?: boolean;
}

/** `colophon ingest sources`: the sources that a recipe can name. */
export async function listIngestionSources(
  words: string | undefined,
  { all, json }: ListSettings,
): Promise<void> {
  const wanted = words?.toLowerCase();
  const listed = (await listSources()).filter(({ name, title, platform, runsIn }) =>
    wanted === undefined
      ? all || json || runsIn === 'colophon'
      : [name, title, platform].some((text) => text?.toLowerCase().includes(wanted)),
  );
  if (json) {
    printJson(listed);
    return;
  }
  printTable(
    ['source', 'title', 'runs in', 'status'],
    listed.map(({ name, title, runsIn, status }) => [
      name,
      title,
      runsIn === 'colophon' ? 'Colophon' : "DataHub's package",
      status === 'UNKNOWN' ? '' : status.toLowerCase(),
    ]),
    'There are no such sources.',
  );
  if (wanted === undefined && !all)
    console.log("Pass --all to list the sources of DataHub's package, too. They need Python.");
}

/** `colophon ingest form`: the fields of a recipe, for programs that show a form. */
export async function printRecipeForm(source: string): Promise<void> {
  const form = await recipeForm(source);
  if (!form)
    throw new CommandError(
      `there is no source ${source}; list them with "colophon ingest sources --all"`,
      'notFound',
    );
  printJson(form);
}
