/** A program on some device that asks to act for a person, who decides in a browser: RFC 8628. */
export interface DeviceRequest {
  /** Hash of the long code, by which the program asks what became of it. */
  readonly hash: string;
  /** What only the server can make of the short code that the person types: the code alone could be guessed. */
  readonly userCodeHash: string;
  /** What the program says about itself, such as the name of its machine. Nothing proves it. */
  readonly client: string;
  /** IP address of the program. */
  readonly address?: string;
  readonly state: 'pending' | 'approved' | 'denied';
  /** URN of who approved it. */
  readonly user?: string;
  /** Least time between two questions of the program; each that comes too early adds to it. */
  readonly intervalMs: number;
  /** A question before this time comes too early. */
  readonly nextPollAt: number;
  readonly createdAt: number;
  /** It can be decided and redeemed before this time. */
  readonly expiresAt: number;
}

/** By one of its codes. */
export type DeviceRequestKey = { readonly hash: string } | { readonly userCodeHash: string };

export interface DeviceRequestStore {
  /** Adds one, and removes those that are over when it is made. False when its short code is taken. */
  addDeviceRequest(request: DeviceRequest): Promise<boolean>;
  /**
   * Replaces a request by what a function makes of it, in one transaction: of several that would redeem it, one does. The
   * function may be called again after a conflict.
   *
   * @param change Gets the request, if there is one; undefined removes it.
   */
  updateDeviceRequest(
    key: DeviceRequestKey,
    change: (request: DeviceRequest | undefined) => DeviceRequest | undefined,
  ): Promise<void>;
}
