import { cards } from './cards.ts';
import { coverage } from './coverage.ts';
import { entities } from './entities.ts';
import { enums } from './enums.ts';
import { extensions } from './extensions.ts';
import { inputs } from './inputs.ts';
import { interfaces } from './interfaces.ts';
import { mutations } from './mutations.ts';
import { overviews } from './overviews.ts';
import { queries } from './queries.ts';
import { records } from './records.ts';
import { subscriptions } from './subscriptions.ts';

/** DataHub's schema, and what is added to it, in the language of GraphQL. */
export const definitions = [
  queries,
  mutations,
  interfaces,
  entities,
  records,
  inputs,
  enums,
  extensions,
  subscriptions,
  cards,
  overviews,
  coverage,
].join('\n');
