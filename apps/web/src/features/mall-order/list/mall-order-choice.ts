import type { OrderGroup } from '@chifan/domain/ordering';
import type { ScreenParams } from '../../../platform/navigation.ts';
import { type TabKey, tabKeys } from '../../../terms/orders/order-groups.ts';

/** Which of their mall orders the guest looks at. */
export type MallOrderChoice = { readonly tab: TabKey; readonly search: string };

/** Reads the choice from the address. */
export const mallOrderChoice = ({
  group,
  search = '',
}: Readonly<Partial<Record<string, string>>>): MallOrderChoice => ({
  tab: tabKeys.find((key) => key === group) ?? 'all',
  search,
});

/** What the call is asked for. */
export const filterOf = ({ tab, search }: MallOrderChoice): { group?: OrderGroup; search?: string } => ({
  ...(tab === 'all' ? {} : { group: tab }),
  ...(search === '' ? {} : { search }),
});

/** What stands in the address: without the kind it would be the list of the meals. */
export const paramsOf = ({ tab, search }: MallOrderChoice): ScreenParams => ({ kind: 'mall', group: tab, search });
