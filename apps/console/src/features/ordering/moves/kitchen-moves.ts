import { t } from '@lingui/core/macro';
import type { Moves } from '../../../staff-order/moves/moves.ts';

export type KitchenEvent = 'accept' | 'refuse' | 'ready' | 'declare_sold_out' | 'redeem';

/** What a merchant can do with an order (rule ordering-12). */
export const kitchenMoves: Moves<KitchenEvent> = {
  accept: { label: () => t`接单`, weight: 'main' },
  ready: { label: () => t`备餐完成`, weight: 'main' },
  redeem: { label: () => t`核销取餐码`, weight: 'main' },
  refuse: { label: () => t`拒单`, weight: 'grave' },
  declare_sold_out: { label: () => t`缺货`, weight: 'grave' },
};
