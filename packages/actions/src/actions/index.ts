import type { ActionDefinition } from '../definitions/action.ts';

/** The actions that files of pipelines can name, each loaded when it is used. */
export const actions: Readonly<Record<string, () => Promise<ActionDefinition>>> = {
  hello_world: () => import('./hello-world.ts').then((m) => m.helloWorld as ActionDefinition),
  executor: () => import('./executor.ts').then((m) => m.executor as ActionDefinition),
  webhook: () => import('./webhook.ts').then((m) => m.webhook as ActionDefinition),
  slack: () => import('./slack.ts').then((m) => m.slack as ActionDefinition),
  teams: () => import('./teams.ts').then((m) => m.teams as ActionDefinition),
  email: () => import('./email.ts').then((m) => m.email as ActionDefinition),
  tag_propagation: () => import('./tag-propagation.ts').then((m) => m.tagPropagation as ActionDefinition),
  term_propagation: () => import('./term-propagation.ts').then((m) => m.termPropagation as ActionDefinition),
  doc_propagation: () => import('./doc-propagation.ts').then((m) => m.docPropagation as ActionDefinition),
  subscriptions: () => import('./subscriptions.ts').then((m) => m.subscriptions as ActionDefinition),
  metadata_tests: () => import('./metadata-tests.ts').then((m) => m.metadataTests as ActionDefinition),
};
