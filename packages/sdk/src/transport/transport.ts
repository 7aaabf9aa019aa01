/** One outgoing request. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** One response, whatever its status. */
export interface TransportResponse {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends one request and returns the response. It does not retry.
 *
 * @throws ConnectionError when there is no response; the reason of the signal when the request was aborted.
 */
export interface Transport {
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Closes keep-alive connections. */
  close(): void;
}

/** What a transport needs of the client options. */
export interface TransportOptions {
  readonly connectTimeoutMs: number;
  readonly readTimeoutMs: number;
  readonly caCertificatePath?: string | undefined;
  readonly disableSslVerification: boolean;
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}
