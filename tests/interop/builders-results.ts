// Colophon's side of the comparison.
import * as builders from '@colophon/sdk/builders';
import * as urns from '@colophon/sdk/urns';
import type { Answer } from './urn-differences.ts';

export interface BuilderQuestion {
  readonly ask: string;
  readonly with: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;

const camelCase = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

const named = { ...builders, ...urns } as unknown as Readonly<
  Record<string, (...args: readonly unknown[]) => unknown>
>;
const classes = builders as unknown as Readonly<Record<string, new (fields: Fields) => builders.DatahubKey>>;

function keyOf(className: string, fields: Fields): builders.DatahubKey {
  const Key = classes[className];
  if (!Key) throw new Error(`The SDK has no ${className}`);
  return new Key(camelCase(fields));
}

function keyFacts(className: string, fields: Fields): unknown {
  const key = keyOf(className, fields);
  const parent = key instanceof builders.ContainerKey ? key.parentKey() : undefined;
  return {
    guid: key.guid(),
    urn: key.asUrn(),
    guidDict: key.guidDict(),
    parent: parent ? { guid: parent.guid(), class: parent.constructor.name } : null,
  };
}

function containers(className: string, fields: Fields, options: Fields): unknown {
  const key = keyOf(className, fields) as builders.ContainerKey;
  const made = builders.genContainers(key, {
    parentContainerKey: key.parentKey(),
    ...(camelCase(options) as unknown as builders.ContainerOptions),
  });
  return made.map(({ entityUrn, aspectName, aspect }) => [entityUrn, aspectName, aspect]);
}

const special: Readonly<Record<string, (...args: never[]) => unknown>> = {
  key: keyFacts,
  genContainers: containers,
  columnLineageProposal: (...args: Parameters<typeof builders.columnLineageProposal>) =>
    builders.columnLineageProposal(...args).aspect,
};

/** What Colophon's function of that name makes of the arguments. */
export function ourAnswer({ ask, with: args }: BuilderQuestion): Answer {
  const answer = special[ask] ?? named[ask];
  if (!answer) throw new Error(`The SDK has no ${ask}`);
  try {
    return { value: answer(...(args as never[])) ?? null };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

/** True for what is compared in the client's own reading: aspects, and proposals with them. */
export const holdsAspects = (ask: string): boolean => /Aspect$|Proposal$|^genContainers$/.test(ask);
