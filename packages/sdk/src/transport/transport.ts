/** One request as it goes out. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** One answer as it came, whatever its status. */
export interface TransportResponse {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Carries one request to the server and its answer back. It does not retry.
 *
 * @throws ConnectionError when no answer came; the reason of the signal when the request was aborted.
 */
export interface Transport {
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Closes the connections that are kept open. */
  close(): void;
}

/** What a transport needs of the client options. */
export interface TransportOptions {
  readonly connectTimeoutMs: number;
  readonly readTimeoutMs: number;
  readonly caCertificatePath?: string | undefined;
  readonly disableSslVerification: boolean;
}
