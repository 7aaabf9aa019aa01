import { tokenTexts } from '../../texts/access.ts';
import { dayText } from '../../texts/format.ts';

/** When a token ends, or has ended; times in milliseconds since the epoch. */
export function expiryText(expiresAt: number | null | undefined, now: number): string {
  if (expiresAt == null) return tokenTexts.noExpiry;
  return expiresAt <= now ? tokenTexts.expired(dayText(expiresAt)) : dayText(expiresAt);
}
