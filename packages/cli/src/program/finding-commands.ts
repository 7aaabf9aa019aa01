import { type Command, Option } from 'commander';
import { addSelectionOptions, addServerOptions, countOption, jsonOption, listOption } from './options.ts';

/** Declares the commands that find entities, and what became of them. */
export function addFindingCommands(program: Command): void {
  const search = program
    .command('search')
    .summary('find entities')
    .description(
      'Find entities by words, by the query language and by filters. The best match comes first; with --all, what was first written.',
    )
    .argument('[query]', 'words, or a query such as "name:orders"; nothing finds everything');
  addSelectionOptions(search)
    .addOption(listOption('--sort <field>', 'field to sort by, name:desc for downwards; may be repeated'))
    .addOption(countOption('--start <number>', 'entities to pass over').default(0))
    .addOption(countOption('--count <number>', 'most entities to show').default(10))
    .addOption(new Option('--all', 'show everything that is found, unranked').conflicts(['start', 'count']))
    .addOption(new Option('--urns', 'print the urns alone, one a line').conflicts('json'))
    .addOption(jsonOption());
  addServerOptions(search).action(async (query, settings) =>
    (await import('../commands/search.ts')).search(query, settings),
  );

  const lineage = program
    .command('lineage')
    .summary('show what an entity is made from, or what is made from it')
    .description('Show the entities upstream or downstream of one, the nearest first.')
    .argument('<urn>', 'urn of the entity')
    .addOption(
      new Option('--direction <direction>', 'upstream: made from; downstream: made out of it')
        .choices(['upstream', 'downstream'])
        .default('upstream'),
    )
    .addOption(countOption('--hops <number>', 'longest way; 1 without --path-to, which goes any way', 1))
    .addOption(new Option('--columns', 'follow each column of a dataset'))
    .addOption(new Option('--path-to <urn>', 'show a shortest way to this entity').conflicts('columns'))
    .addOption(jsonOption());
  addServerOptions(lineage).action(async (urn, settings) =>
    (await import('../commands/lineage.ts')).lineage(urn, settings),
  );

  const timeline = program
    .command('timeline')
    .summary('show what changed about an entity')
    .description('Show what changed about an entity, the oldest change first.')
    .argument('<urn>', 'urn of the entity')
    .addOption(
      listOption(
        '--category <name>',
        'what the changes are about, such as TAG or TECHNICAL_SCHEMA; may be repeated. Without it: DOCUMENTATION, GLOSSARY_TERM, OWNERSHIP, TECHNICAL_SCHEMA and TAG',
      ),
    )
    .addOption(
      new Option('--since <time>', 'earliest change: 30m, 12h, 7d or 2w ago, or a date').default('7d'),
    )
    .addOption(new Option('--until <time>', 'latest change, in the same forms; now without it'))
    .addOption(jsonOption());
  addServerOptions(timeline).action(async (urn, settings) =>
    (await import('../commands/timeline.ts')).timeline(urn, settings),
  );
}
