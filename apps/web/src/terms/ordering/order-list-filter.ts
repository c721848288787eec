import { type OrderGroup, type OrderState, orderGroupOf, orderGroups, orderStates } from '@chifan/domain/ordering';

export const tabKeys = ['all', ...orderGroups] as const;
export type TabKey = (typeof tabKeys)[number];

export type OrderListFilter = {
  readonly tab: TabKey;
  /** null shows every status of the tab. */
  readonly state: OrderState | null;
  readonly search: string;
};

export const unfilteredOrders: OrderListFilter = { tab: 'all', state: null, search: '' };

/** Reads the filter from the parameters of the URL. A status without a group selects the group that contains it. */
export function parseOrderListFilter({
  group,
  state,
  search,
}: Readonly<Partial<Record<string, string>>>): OrderListFilter {
  const named = orderStates.find((each) => each === state) ?? null;
  const tab = tabKeys.find((key) => key === group) ?? (named === null ? 'all' : orderGroupOf(named));
  return { tab, state: named !== null && statesOf(tab).includes(named) ? named : null, search: search ?? '' };
}

export const filterOf = ({ tab, state, search }: OrderListFilter) => ({
  ...(tab === 'all' ? {} : { group: tab }),
  ...(state === null ? {} : { state }),
  ...(search === '' ? {} : { search }),
});

export const paramsOf = ({ tab, state, search }: OrderListFilter) => ({
  group: tab,
  search,
  ...(state === null ? {} : { state }),
});

/** The statuses that a tab of the order list can be filtered by, in the sequence of rule ordering-11. */
export const statesOf = (tab: TabKey): readonly OrderState[] =>
  orderStates.filter((state) => tab === 'all' || orderGroupOf(state) === tab);

/** Whether the filter chip of a status shows a count. The chips of finished statuses show no count. */
export const hasStateCount = (state: OrderState): boolean => orderGroupOf(state) !== 'finished';

export type GroupCounts = Readonly<Record<OrderGroup, number>>;

/** The highest count that is shown exactly. Larger counts are shown as “99+”. */
const maxShown = 99;

/** Text of a count. Empty for zero. */
export const countText = (count: number): string => (count > maxShown ? `${maxShown}+` : count > 0 ? `${count}` : '');

export const countOf = (counts: GroupCounts, key: TabKey): number =>
  key === 'all' ? orderGroups.reduce((sum, group) => sum + counts[group], 0) : counts[key];
