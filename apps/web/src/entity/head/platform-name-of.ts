/** The name of the platform in a URN: `dbt`. */
export const platformNameOf = (urn: string): string | undefined =>
  /urn:li:dataPlatform:([^,)]+)/.exec(urn)?.[1];
