import { valueNow } from '../../data/value-now.ts';
import type { Named } from './named-form.tsx';

/** The name and the description that an aspect has now; undefined without it. */
export async function storedNamed(urn: string, aspect: string): Promise<Named | undefined> {
  const value = await valueNow(urn, aspect);
  return value && namedIn(value);
}

/** The name and the description in the value of an aspect. */
export const namedIn = ({ name, description }: Readonly<Record<string, unknown>>): Named => ({
  name: String(name ?? ''),
  description: String(description ?? ''),
});
