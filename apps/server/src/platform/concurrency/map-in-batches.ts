import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maps items in batches, for long computations. Between two batches, the process handles other requests. */
export async function mapInBatches<Item, Made>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, item] of items.entries()) {
    if (at % atOnce === atOnce - 1) await nextTurn();
    made.push(make(item, at));
  }
  return made;
}
