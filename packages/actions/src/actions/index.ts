import type { ActionDefinition } from '../definitions/action.ts';

/** The actions that files of pipelines can name, each loaded when it is used. */
export const actions: Readonly<Record<string, () => Promise<ActionDefinition>>> = {
  hello_world: () => import('./hello-world.ts').then((m) => m.helloWorld as ActionDefinition),
};
