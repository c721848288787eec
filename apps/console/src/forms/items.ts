export const withItem = <Item>(items: readonly Item[], at: number, item: Item): readonly Item[] => items.with(at, item);

export const withoutItem = <Item>(items: readonly Item[], at: number): readonly Item[] => items.toSpliced(at, 1);

/**
 * Moves an item one position earlier (-1) or later (1). The list is unchanged if the item would move before the first
 * or after the last position.
 */
export function withItemMoved<Item>(items: readonly Item[], at: number, step: -1 | 1): readonly Item[] {
  const item = items[at];
  const to = at + step;
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(at, 1).toSpliced(to, 0, item);
}
