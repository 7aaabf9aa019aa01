import type { DatasetProperties } from '@colophon/model-types';
import { z } from 'zod';
import { defineTransformer, type TransformerContext } from '../definitions/transformer.ts';
import { importFunction, programField } from './settings/program.ts';
import { catalogueToMerge, type Semantics, semanticsFields } from './settings/semantics.ts';
import { transformAspect } from './stream/transform-aspect.ts';

type Properties = Readonly<Record<string, string>>;

function addProperties(
  name: string,
  settings: Semantics,
  context: TransformerContext,
  propertiesOf: (urn: string) => Properties | undefined | Promise<Properties | undefined>,
) {
  const catalogue = catalogueToMerge(settings, context, name);
  return transformAspect(
    {
      name,
      aspectName: 'datasetProperties',
      entityTypes: ['dataset'],
      async change(urn, before) {
        const stored = (await catalogue?.aspects.get(urn, 'datasetProperties'))?.customProperties;
        const kept = settings.replace_existing ? {} : before?.customProperties;
        const customProperties = { ...stored, ...kept, ...(await propertiesOf(urn)) };
        const aspect: DatasetProperties = { ...before, customProperties };
        return [{ aspectName: 'datasetProperties', aspect }];
      },
    },
    context,
  );
}

export const simpleAddDatasetProperties = defineTransformer({
  name: 'simple_add_dataset_properties',
  description: 'Adds the same custom properties to each dataset.',
  config: z.strictObject({
    properties: z.record(z.string(), z.string()).describe('Values by name.'),
    ...semanticsFields,
  }),
  create: (config, context) =>
    addProperties('simple_add_dataset_properties', config, context, () => config.properties),
});

export const addDatasetProperties = defineTransformer({
  name: 'add_dataset_properties',
  description: 'Adds the custom properties that a function returns for the URN of a dataset.',
  config: z.strictObject({
    add_properties_resolver_class: programField(
      'the custom properties of a dataset, given its URN: values by name',
    ),
    ...semanticsFields,
  }),
  async create(config, context) {
    const { add_properties_resolver_class: program } = config;
    const call = await importFunction<Properties | undefined>(program, context.folder);
    return addProperties('add_dataset_properties', config, context, call);
  },
});
