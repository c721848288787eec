import { type OrderGroup, type OrderState, orderGroupOf, orderGroups, orderStates } from '@chifan/domain/ordering';

export const tabKeys = ['all', ...orderGroups] as const;
export type TabKey = (typeof tabKeys)[number];

/** Which of their orders the guest looks at. */
export type OrderChoice = {
  readonly tab: TabKey;
  /** null: every status of the tab. */
  readonly state: OrderState | null;
  readonly search: string;
};

export const everyOrder: OrderChoice = { tab: 'all', state: null, search: '' };

/** Reads the choice from the address; a status without a group is looked at where its group stands. */
export function orderChoice({ group, state, search }: Readonly<Partial<Record<string, string>>>): OrderChoice {
  const named = orderStates.find((each) => each === state) ?? null;
  const tab = tabKeys.find((key) => key === group) ?? (named === null ? 'all' : orderGroupOf(named));
  return { tab, state: named !== null && statesOf(tab).includes(named) ? named : null, search: search ?? '' };
}

/** What the call is asked for. */
export const filterOf = ({ tab, state, search }: OrderChoice) => ({
  ...(tab === 'all' ? {} : { group: tab }),
  ...(state === null ? {} : { state }),
  ...(search === '' ? {} : { search }),
});

/** What stands in the address. */
export const paramsOf = ({ tab, state, search }: OrderChoice) => ({
  group: tab,
  search,
  ...(state === null ? {} : { state }),
});

/** The statuses that a tab may be narrowed to, in the order of the chain (rule ordering-11). */
export const statesOf = (tab: TabKey): readonly OrderState[] =>
  orderStates.filter((state) => tab === 'all' || orderGroupOf(state) === tab);

/** Whether somebody waits for something in this state: those are counted on their chips. */
export const isCounted = (state: OrderState): boolean => orderGroupOf(state) !== 'finished';

export type GroupCounts = Readonly<Record<OrderGroup, number>>;

/** Beyond this the exact count says little. */
const maxShown = 99;

/** "" for zero. */
export const countText = (count: number): string => (count > maxShown ? `${maxShown}+` : count > 0 ? `${count}` : '');

export const countOf = (counts: GroupCounts, key: TabKey): number =>
  key === 'all' ? orderGroups.reduce((sum, group) => sum + counts[group], 0) : counts[key];
