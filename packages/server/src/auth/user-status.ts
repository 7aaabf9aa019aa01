import type { IdentityStore, NativeUsers, UserRecord } from '@colophon/auth';
import {
  type asSystem,
  type Catalogue,
  type OnCommitted,
  stateUserStatus,
  systemActor,
} from '@colophon/catalogue';

/** Keeps who may sign in, and what the catalogue states about it, the same. */
export interface UserStatusMirror {
  /** Takes over what was written: before the write is answered, no session or token of a suspended user works. */
  readonly onCommitted: OnCommitted;
  /** Compares all users, for what was written while no server ran. Whoever is suspended in either place is in both. */
  reconcile(): Promise<void>;
}

export interface UserStatusMirrorOptions {
  readonly store: Pick<IdentityStore, 'readUser' | 'listUsers'>;
  readonly users: Pick<NativeUsers, 'setStatus' | 'remove'>;
  readonly catalogue: Pick<Catalogue, 'entity'>;
  readonly system: ReturnType<typeof asSystem>;
}

/** What the catalogue states about a user. */
interface Stated {
  /** False when the user is deleted. */
  readonly exists: boolean;
  readonly isRemoved: boolean;
  readonly status: unknown;
}

const statusAspect = 'corpUserStatus';
const watched: ReadonlySet<string> = new Set([statusAspect, 'status']);
const isUser = (urn: string): boolean => urn.startsWith('urn:li:corpuser:');
const pageSize = 100;

/**
 * The identity store decides who may sign in. The catalogue states it, for policies and for readers, and who may manage
 * users may change it there as well, over every interface: such a change is taken over as if it had been made here.
 */
export function createUserStatusMirror({
  store,
  users,
  catalogue,
  system,
}: UserStatusMirrorOptions): UserStatusMirror {
  /** One after another, or an older statement could overtake a newer one. */
  let last: Promise<void> = Promise.resolve();

  async function statedOf(urn: string): Promise<Stated> {
    const { aspects } = await catalogue.entity(urn, [statusAspect, 'status', 'corpUserKey']);
    const values = new Map(aspects.map(({ aspect, value }) => [aspect, value]));
    return {
      exists: values.has('corpUserKey'),
      isRemoved: values.get('status')?.removed === true,
      status: values.get(statusAspect)?.status,
    };
  }

  async function takeOver(urn: string, by: string): Promise<void> {
    const user = await store.readUser(urn);
    if (!user) return;
    const stated = await statedOf(urn);
    if (!stated.exists) return users.remove({ user: urn, by });
    if (stated.isRemoved || stated.status === 'SUSPENDED') {
      if (user.status !== 'suspended') await users.setStatus({ user: urn, by, status: 'suspended' });
      // What is not stated lets nobody in again.
    } else if (user.status === 'suspended' && stated.status !== undefined)
      await users.setStatus({ user: urn, by, status: letIn(user) });
  }

  async function compare(user: UserRecord): Promise<void> {
    const { urn } = user;
    const { isRemoved, status } = await statedOf(urn);
    if (isRemoved || status === 'SUSPENDED') {
      if (user.status !== 'suspended')
        await users.setStatus({ user: urn, by: systemActor, status: 'suspended' });
    } else if (user.status === 'suspended')
      await stateUserStatus(system, { urn, status: 'SUSPENDED', by: systemActor });
  }

  return {
    onCommitted({ latest, deletions = [], log }) {
      const urns = new Set([
        ...latest.filter(({ urn, aspect }) => isUser(urn) && watched.has(aspect)).map(({ urn }) => urn),
        ...deletions.filter(({ kind, urn }) => kind === 'entity' && isUser(urn)).map(({ urn }) => urn),
      ]);
      if (urns.size === 0) return undefined;
      const work = async () => {
        for (const urn of urns) {
          const by = log.findLast((entry) => entry.urn === urn)?.created.actor ?? systemActor;
          await takeOver(urn, by);
        }
      };
      const own = last.then(work);
      last = own.catch(() => undefined);
      return own;
    },

    async reconcile() {
      for (let after: string | undefined; ; ) {
        const page = await store.listUsers({ limit: pageSize, ...(after !== undefined && { after }) });
        for (const user of page) await compare(user);
        after = page.at(-1)?.urn;
        if (page.length < pageSize) return;
      }
    },
  };
}

/** Who has neither a password nor an origin has never been in. */
const letIn = ({ kind, origin, passwordHash }: UserRecord): UserRecord['status'] =>
  kind === 'person' && origin === undefined && passwordHash === undefined ? 'provisioned' : 'active';
