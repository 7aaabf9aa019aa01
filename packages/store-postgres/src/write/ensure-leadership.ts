import type { Leadership } from '@colophon/catalogue';
import { LeadershipLostError } from '@colophon/catalogue/for-stores';
import type { Query } from '../connection/query.ts';

/**
 * Looks whether a leader still is one, in the transaction of its write, in which nobody else commits.
 *
 * @throws LeadershipLostError when another process has begun to lead.
 */
export async function ensureLeadership(query: Query, leadership: Leadership | undefined): Promise<void> {
  if (!leadership) return;
  const { name } = leadership;
  const [row] = await query('SELECT epoch FROM leader WHERE name = $1', [name]);
  const epoch = Number(row?.epoch ?? 0);
  if (epoch !== leadership.epoch) throw new LeadershipLostError({ name, epoch });
}
