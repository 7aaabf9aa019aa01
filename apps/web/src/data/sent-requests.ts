/** A request as it was sent, for those who want to send it themselves: an operation of GraphQL, or a path. */
export type SentRequest =
  | { readonly operation: { readonly name: string; readonly text: string }; readonly variables: unknown }
  | SentPath;

/** Without a method, it is read. */
export interface SentPath {
  readonly path: string;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
}

/** Edits that are kept: more than a person remembers. */
const most = 10;

let edits: readonly SentRequest[] = [];

/** Keeps what an edit sent, until the page is loaded again. */
export function keepSentEdit(edit: SentRequest): void {
  edits = [edit, ...edits].slice(0, most);
}

/** The last edits, the newest first. */
export const sentEdits = (): readonly SentRequest[] => edits;
