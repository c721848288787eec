import { type OrderGroup, orderGroups } from '@chifan/domain/ordering';

/** The tabs of a list of orders: all of them, and by what is to be done with them. */
export const tabKeys = ['all', ...orderGroups] as const;
export type TabKey = (typeof tabKeys)[number];

export type GroupCounts = Readonly<Record<OrderGroup, number>>;

/** So many fit on a tab; beyond that the number says little. */
const maxShown = 99;

/** What a tab or a chip says after its name; nothing where there is nothing. */
export const countText = (count: number): string => (count > maxShown ? `${maxShown}+` : count > 0 ? `${count}` : '');

export const countOf = (counts: GroupCounts, key: TabKey): number =>
  key === 'all' ? orderGroups.reduce((sum, group) => sum + counts[group], 0) : counts[key];
