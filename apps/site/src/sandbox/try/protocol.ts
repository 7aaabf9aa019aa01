/** A request of the application, as it passes to the worker. */
export interface TryRequest {
  readonly id: number;
  readonly method: string;
  /** With its query: `/api/graphql`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What comes back: that the catalogue is open, an answer, or why it could not be opened. */
export type TryMessage =
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: ArrayBuffer;
    };
