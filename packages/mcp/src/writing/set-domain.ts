import { z } from 'zod';
import { requireEntity, textsIn } from '../entities/read-entities.ts';
import { defineTool } from '../server/tool.ts';
import { editAspect, requireReferences } from './edit-aspect.ts';
import { urnParameter } from './parameters.ts';

export const setDomain = defineTool({
  kind: 'writing',
  name: 'set_domain',
  title: 'Set the domain',
  description:
    'Put an entity into a domain, in place of the one that it is in, or take it out of its domain.',
  isDestructive: true,
  input: {
    urn: urnParameter,
    domain: z
      .string()
      .min(1)
      .nullable()
      .describe('URN of the domain; null takes the entity out of its domain.'),
  },
  async run({ urn, domain }, { session }) {
    await requireEntity(session, urn);
    if (domain !== null) await requireReferences(session, [domain], 'domain', ['domain']);
    const domains = domain === null ? [] : [domain];
    const changed = await editAspect(session, urn, 'domains', (present) => {
      const before = textsIn(present?.domains);
      const isSame = before.length === domains.length && before.every((each) => each === domain);
      return isSame ? undefined : { domains };
    });
    return { data: { urn, changed } };
  },
});
