import { type OrderGroup, orderGroups } from '@chifan/domain/ordering';

export const tabKeys = ['all', ...orderGroups] as const;
export type TabKey = (typeof tabKeys)[number];

export type GroupCounts = Readonly<Record<OrderGroup, number>>;

/** Beyond this the exact count says little. */
const maxShown = 99;

/** "" for zero. */
export const countText = (count: number): string => (count > maxShown ? `${maxShown}+` : count > 0 ? `${count}` : '');

export const countOf = (counts: GroupCounts, key: TabKey): number =>
  key === 'all' ? orderGroups.reduce((sum, group) => sum + counts[group], 0) : counts[key];
