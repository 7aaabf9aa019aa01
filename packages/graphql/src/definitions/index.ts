import { entities } from './entities.ts';
import { enums } from './enums.ts';
import { extensions } from './extensions.ts';
import { inputs } from './inputs.ts';
import { interfaces } from './interfaces.ts';
import { mutations } from './mutations.ts';
import { queries } from './queries.ts';
import { records } from './records.ts';

/** DataHub's schema, in the language of GraphQL. */
export const definitions = [
  queries,
  mutations,
  interfaces,
  entities,
  records,
  inputs,
  enums,
  extensions,
].join('\n');
