import { type Command, Option } from 'commander';
import { addSelectionOptions, addServerOptions, countOption, jsonOption, listOption } from './options.ts';
import { parseObject } from './parse-values.ts';

/** Declares the commands that find entities, and what became of them. */
export function addFindingCommands(program: Command): void {
  const search = program
    .command('search')
    .summary('find entities')
    .description(
      'Find entities with search terms, the query language and filters. The best match comes first; with --all, the entity that was written first.',
    )
    .argument('[query]', 'search terms, or a query such as "name:orders"; omit it to list everything');
  addSelectionOptions(search)
    .addOption(
      listOption('--sort <field>', 'field to sort by; add :desc for descending order; may be repeated'),
    )
    .addOption(countOption('--start <number>', 'entities to skip').default(0))
    .addOption(countOption('--count <number>', 'maximum number of entities').default(10))
    .addOption(new Option('--all', 'show all results, unranked').conflicts(['start', 'count']))
    .addOption(new Option('--urns', 'print only the URNs, one per line').conflicts('json'))
    .addOption(jsonOption());
  addServerOptions(search).action(async (query, settings) =>
    (await import('../commands/search.ts')).search(query, settings),
  );

  const lineage = program
    .command('lineage')
    .summary('show the upstream or downstream lineage of an entity')
    .description('Show the entities upstream or downstream of an entity, nearest first.')
    .argument('<urn>', 'URN of the entity')
    .addOption(
      new Option(
        '--direction <direction>',
        'upstream: what it is made from; downstream: what is made from it',
      )
        .choices(['upstream', 'downstream'])
        .default('upstream'),
    )
    .addOption(
      countOption('--hops <number>', 'maximum number of hops; 1 by default, unlimited with --path-to', 1),
    )
    .addOption(new Option('--columns', 'follow each column of a dataset'))
    .addOption(new Option('--path-to <urn>', 'show a shortest path to this entity').conflicts('columns'))
    .addOption(jsonOption());
  addServerOptions(lineage).action(async (urn, settings) =>
    (await import('../commands/lineage.ts')).lineage(urn, settings),
  );

  const graphql = program
    .command('graphql')
    .summary('run a GraphQL query or mutation')
    .description('Run a GraphQL query or mutation, and print its data as JSON.')
    .argument('[query]', 'the operation; by default, it is read from standard input')
    .addOption(
      new Option(
        '--variables <json>',
        'values of its variables, such as \'{"urn": "urn:li:tag:pii"}\'',
      ).argParser(parseObject),
    );
  addServerOptions(graphql).action(async (query, settings) =>
    (await import('../commands/graphql.ts')).graphql(query, settings),
  );

  const timeline = program
    .command('timeline')
    .summary('show what changed about an entity')
    .description('Show what changed about an entity, oldest change first.')
    .argument('<urn>', 'URN of the entity')
    .addOption(
      listOption(
        '--category <name>',
        'category of changes, such as TAG or TECHNICAL_SCHEMA; may be repeated. By default: DOCUMENTATION, GLOSSARY_TERM, OWNERSHIP, TECHNICAL_SCHEMA and TAG',
      ),
    )
    .addOption(
      new Option('--since <time>', 'earliest change: 30m, 12h, 7d or 2w ago, or a date').default('7d'),
    )
    .addOption(new Option('--until <time>', 'latest change, in the same format; now by default'))
    .addOption(jsonOption());
  addServerOptions(timeline).action(async (urn, settings) =>
    (await import('../commands/timeline.ts')).timeline(urn, settings),
  );
}
