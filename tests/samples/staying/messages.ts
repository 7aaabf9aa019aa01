/** What the process that stays is asked for. */
export type Request =
  | { readonly id: number; readonly start: NodeJS.ProcessEnv }
  | { readonly id: number; readonly stop: true };

/** What it reports: where it takes calls of the command, once; then, by the id of the request, what came of it. */
export type Report =
  | { readonly port: number }
  | { readonly id: number; readonly address: string }
  | { readonly id: number; readonly ended: number; readonly printed: string };
