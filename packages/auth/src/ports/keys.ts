export const keyPurposes = ['encryption', 'signing'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** That a key exists. The key itself is in the key file, or is given by the operator; never in a store. */
export interface KeyRecord {
  /** Follows from the key. */
  readonly id: string;
  readonly purpose: KeyPurpose;
  /** When this store first saw it. */
  readonly addedAt: number;
}

export interface KeyStore {
  /** Keeps the earlier record of a key that is known. */
  addKey(key: KeyRecord): Promise<void>;
  /** Oldest first. */
  listKeys(): Promise<readonly KeyRecord[]>;
  removeKey(id: string): Promise<boolean>;
}
