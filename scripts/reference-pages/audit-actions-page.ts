import { auditActions } from '@colophon/auth';
import { eventTypeOf } from '@colophon/http/audit-events';

/** Prints the page with everything that the audit log records, from the table by which it is recorded. */
export const printAuditActionsPage = (): string => `---
title: "Audit actions"
description: "Every action that the audit log records, when it is recorded, and the name that DataHub's search has for it."
noSamples: "It is printed from the table of the actions."
---

{/* Printed by \`npm run generate\` from packages/auth/src/ports/audit-actions.ts. Do not edit. */}

What an entry of the [audit log](/docs/authorization/audit-log) is about. The event type is how the [search](/docs/api/openapi/reference/audit-log) returns it to DataHub's clients. A sign-in with outcome \`refused\` is \`${eventTypeOf('sign-in', 'refused')}\`.

| Action | Recorded when | Event type |
|---|---|---|
${Object.entries(auditActions)
  .map(([action, when]) => `| \`${action}\` | ${when}. | \`${eventTypeOf(action, 'done')}\` |`)
  .join('\n')}
`;
