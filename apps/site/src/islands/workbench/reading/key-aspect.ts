/** True for the key aspect of an entity type. Its name is that of the type, but for the case of letters. */
export function isKeyAspect(aspect: string, entityType: string): boolean {
  return aspect.toLowerCase() === `${entityType}key`.toLowerCase();
}
