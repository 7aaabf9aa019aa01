/** `com.linkedin.common.AuditStamp` gives `AuditStamp`. */
export const simpleName = (qualifiedName: string): string =>
  qualifiedName.slice(qualifiedName.lastIndexOf('.') + 1);

/** `com.linkedin.common.AuditStamp` gives `com.linkedin.common`. */
export const namespaceOf = (qualifiedName: string): string =>
  qualifiedName.slice(0, qualifiedName.lastIndexOf('.'));

/** Upper-cases the first letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
