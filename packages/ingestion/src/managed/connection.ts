/** How a process reaches the catalogue; it can be sent to one. */
export interface Connection {
  /** Address of the catalogue. */
  readonly server: string;
  /** Access token. Default: none. */
  readonly token?: string;
  /** True where the server is this machine's own, whose certificate has another name. Default false. */
  readonly disableSslVerification?: boolean;
}
