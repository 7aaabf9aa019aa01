const urnOf =
  (entityType: string) =>
  (name: string): string =>
    name.startsWith('urn:li:') ? name : `urn:li:${entityType}:${name}`;

// A name is short for the URN: `ada` for `urn:li:corpuser:ada`.
export const userUrnOf = urnOf('corpuser');
export const groupUrnOf = urnOf('corpGroup');
export const roleUrnOf = urnOf('dataHubRole');
export const policyUrnOf = urnOf('dataHubPolicy');
