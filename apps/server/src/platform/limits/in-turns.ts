import { setImmediate as nextTurn } from 'node:timers/promises';

/** For long work that is done here, beside all other calls: after so many items whoever else waits has their turn. */
export async function mapInTurns<Item, Made>(
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
