import { expect, it } from 'vitest';
import { createFairGate } from './fair-gate.ts';

/** Lets requests in by their names, each of which begins with its tenant: `a1` is of `a`. */
function start(options: Parameters<typeof createFairGate>[0]) {
  const gate = createFairGate(options);
  const entered: string[] = [];
  const leaving = new Map<string, () => void>();
  const enter = async (name: string, signal?: AbortSignal): Promise<void> => {
    const leave = await gate.enter(name.charAt(0), signal);
    entered.push(leave ? name : `${name} turned away`);
    if (leave) leaving.set(name, leave);
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const leave = async (name: string) => {
    leaving.get(name)?.();
    await settle();
  };
  return { gate, entered, enter, leave, settle };
}

it('lets in as many as there are slots, and of one tenant its share', async () => {
  const { entered, enter, settle } = start({ slots: 3, ofOne: 2, waitingOfOne: 10 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void enter(name);
  await settle();
  expect(entered).toEqual(['a1', 'a2', 'b1']);
});

it('takes turns: a tenant that came later does not wait for all of one that came before', async () => {
  const { entered, enter, leave, settle } = start({ slots: 1, ofOne: 1, waitingOfOne: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void enter(name);
  await settle();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await leave(name);
  expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('turns away what would wait behind too many of its tenant', async () => {
  const { entered, enter, settle } = start({ slots: 1, ofOne: 1, waitingOfOne: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void enter(name);
  await settle();
  expect(entered).toEqual(['a1', 'a3 turned away']);
});

it('forgets who has gone, and keeps nothing of tenants without requests', async () => {
  const { gate, entered, enter, leave, settle } = start({ slots: 1, ofOne: 1, waitingOfOne: 5 });
  const gone = new AbortController();
  void enter('a1');
  const waiting = enter('b1', gone.signal);
  void enter('c1');
  await settle();
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await leave('a1');
  await leave('c1');
  expect(entered).toEqual(['a1', 'c1']);
  expect(gate.load()).toEqual({ running: 0, waiting: 0 });
});
