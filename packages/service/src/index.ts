export { createFindTenant, type Destination } from './requests/find-tenant.ts';
export { createFairGate, type FairGate } from './requests/fair-gate.ts';
export { createRunningTenants, type RunningTenants } from './running/running-tenants.ts';
export { openTenantStore } from './tenants/sqlite-tenant-store.ts';
export type { Tenant, TenantState } from './tenants/tenant.ts';
export type { TenantStore } from './tenants/tenant-store.ts';
export { createTenants, type Tenants } from './tenants/tenants.ts';
export { type Plan, type PlanLimits, shippedPlans } from './plans.ts';
export { type RunningService, type ServiceSettings, startService } from './start-service.ts';
