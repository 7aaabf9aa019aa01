/** What a tenant may use. What is left out is not limited. */
export interface PlanLimits {
  readonly entities?: number;
  /** Of its store, in bytes. */
  readonly storageBytes?: number;
  readonly requestsPerMinute?: number;
  /** People and service accounts that may sign in. */
  readonly users?: number;
}

export interface Plan {
  readonly name: string;
  readonly title: string;
  readonly limits: PlanLimits;
}

/** Plans of a service whose operator has set none. */
export const shippedPlans: readonly Plan[] = [
  {
    name: 'trial',
    title: 'Trial',
    limits: { entities: 1_000, storageBytes: 256 * 1024 ** 2, requestsPerMinute: 300, users: 5 },
  },
  {
    name: 'standard',
    title: 'Standard',
    limits: { entities: 100_000, storageBytes: 10 * 1024 ** 3, requestsPerMinute: 3_000, users: 200 },
  },
  { name: 'unlimited', title: 'Unlimited', limits: {} },
];
