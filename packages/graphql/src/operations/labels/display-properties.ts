import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireGlossary } from './access.ts';
import { given, isObject, type Optional } from './values.ts';

interface DisplayPropertiesInput {
  readonly colorHex?: Optional<string>;
  readonly icon?: Optional<{
    readonly iconLibrary?: Optional<string>;
    readonly name?: Optional<string>;
    readonly style?: Optional<string>;
  }>;
}

const glossaryTypes = ['glossaryTerm', 'glossaryNode'];
const iconFields = ['iconLibrary', 'name', 'style'] as const;

/** Colours and icons. What a request leaves out stays as it is. */
export const displayProperties: Subject = {
  mutations: {
    async updateDisplayProperties(
      { urn, input }: { readonly urn: string; readonly input: DisplayPropertiesInput },
      context: GraphqlContext,
    ) {
      requireType(context, urn, 'urn');
      await requireExisting(context, [urn], 'urn');
      const { entity } = context.registry.parseEntityUrn(urn);
      if (glossaryTypes.includes(entity.name)) await requireGlossary(context, urn);
      else await context.require(['MANAGE_DOMAINS']);
      await editAspects(context, [
        {
          urn,
          aspect: 'displayProperties',
          change(present) {
            const icon = input.icon && {
              ...(isObject(present?.icon) && present.icon),
              ...given({ ...input.icon }),
            };
            for (const field of icon ? iconFields : [])
              if (icon?.[field] === undefined)
                throw new RequestError(
                  'INVALID_REQUEST',
                  `input.icon.${field}: expected a value, since ${urn} has no icon yet`,
                );
            return { ...present, ...given({ colorHex: input.colorHex, icon }) };
          },
        },
      ]);
      return true;
    },
  },
};
