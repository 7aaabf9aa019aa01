/** What came of all public methods, and of which version of the client. */
export interface ClientMethods {
  readonly version: string;
  readonly methods: readonly ClientMethod[];
}

/** What came of a method of DataHub's Python client when the suite called it. */
export interface ClientMethod {
  readonly client: string;
  readonly method: string;
  readonly outcome: 'works' | 'with sign-in' | 'with Kafka' | 'lacks' | 'cloud only' | 'fails' | 'not tried';
  /** The first request for which the server has no answer, when that is why the method did not work. */
  readonly lacks?: string;
  readonly problem?: string;
}
