import { describe, expect, it, vi } from 'vitest';
import { bareEntity } from './entity-of.ts';
import { type Degrees, type Neighbours, sideOf } from './graph.ts';
import { LineageReader, type LineageSource } from './reader.ts';

/** A server on which every entity has as many neighbours as its name says, and a record of what it was asked. */
function serverOf(asked: [number, number][] = []): LineageSource & { readonly asked: [number, number][] } {
  return {
    asked,
    async neighbours(sides, count) {
      asked.push([sides.length, count]);
      return new Map(
        sides.map((side): [string, Neighbours] => {
          const total = Number(/\d+$/.exec(side)?.[0]);
          const entities = Array.from({ length: Math.min(total, count) }, (_, i) =>
            bareEntity(`${side}/${i}`, ''),
          );
          return [side, { total, entities }];
        }),
      );
    },
    async degrees(urns) {
      return new Map(urns.map((urn): [string, Degrees] => [urn, { upstream: 1, downstream: 2 }]));
    },
  };
}
const sides = (count: number, neighbours: number) =>
  Array.from({ length: count }, (_, i) => sideOf(`${i}-${neighbours}`, 'downstream'));
const settled = (reader: LineageReader) => vi.waitFor(() => expect(reader.reading().isPending).toBe(false));

describe('a reader of lineage', () => {
  it('asks for many sides with one request', async () => {
    const server = serverOf();
    const reader = new LineageReader(server);
    reader.want(sides(120, 3), []);
    await settled(reader);
    expect(server.asked.map(([count]) => count)).toEqual([50, 50, 20]);
    expect(reader.reading().neighbours.size).toBe(120);
  });
  it('asks again for what is longer than what it asks for at first', async () => {
    const server = serverOf();
    const reader = new LineageReader(server);
    const [side = ''] = sides(1, 300);
    reader.want([side], []);
    await settled(reader);
    expect(server.asked).toEqual([
      [1, 50],
      [1, 1_000],
    ]);
    expect(reader.reading().neighbours.get(side)?.entities).toHaveLength(300);
  });
  it('counts neighbours, and tells of all counts together', async () => {
    const reader = new LineageReader(serverOf());
    let told = 0;
    reader.subscribe(() => told++);
    reader.want(
      [],
      Array.from({ length: 200 }, (_, i) => `${i}`),
    );
    await settled(reader);
    expect(reader.reading().degrees.size).toBe(200);
    expect(told).toBeLessThan(4);
  });
  it('says what failed, and tries again on request', async () => {
    const server = serverOf();
    let isDown = true;
    const reader = new LineageReader({
      ...server,
      async neighbours(...asked) {
        if (isDown) throw new Error('down');
        return server.neighbours(...asked);
      },
    });
    reader.want(sides(1, 3), []);
    await settled(reader);
    expect(reader.reading().error).toEqual(new Error('down'));
    isDown = false;
    reader.retry();
    await vi.waitFor(() => expect(reader.reading().neighbours.size).toBe(1));
    expect(reader.reading().error).toBeUndefined();
  });
  it('reads everything again after an edit', async () => {
    const server = serverOf();
    const reader = new LineageReader(server);
    reader.want(sides(2, 3), []);
    await settled(reader);
    reader.refresh();
    await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  });
});
