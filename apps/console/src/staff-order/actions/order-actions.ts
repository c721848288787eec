import type { OrderEvent } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';

export type OrderActionButton = {
  readonly label: () => string;
  /** `main`: the expected next event. `grave`: ends or cancels something, so a dialog opens first. `side`: any other. */
  readonly weight: 'main' | 'side' | 'grave';
};

export type OrderActionButtons<Event extends OrderEvent> = Readonly<Record<Event, OrderActionButton>>;

export function allowedActions<Event extends OrderEvent>(
  moves: OrderActionButtons<Event>,
  allowed: readonly OrderEvent[],
): { readonly event: Event; readonly move: OrderActionButton }[] {
  const isOurs = (event: OrderEvent): event is Event => event in moves;
  return allowed
    .filter(isOurs)
    .map((event) => ({ event, move: moves[event] }))
    .toSorted((one, other) => rank[one.move.weight] - rank[other.move.weight]);
}

const rank: Readonly<Record<OrderActionButton['weight'], number>> = { main: 0, side: 1, grave: 2 };

export type KitchenEvent = 'accept' | 'refuse' | 'ready' | 'declare_sold_out' | 'redeem';

/** Buttons of a merchant for an order (rule ordering-12). */
export const kitchenActions: OrderActionButtons<KitchenEvent> = {
  accept: { label: () => t`接单`, weight: 'main' },
  ready: { label: () => t`出餐`, weight: 'main' },
  redeem: { label: () => t`核销取餐码`, weight: 'main' },
  refuse: { label: () => t`拒单`, weight: 'grave' },
  declare_sold_out: { label: () => t`缺货`, weight: 'grave' },
};

export type JobEvent = 'collect' | 'hand_over' | 'hand_back';

/** Buttons of a courier for a delivery job (rule courier-1). */
export const jobActions: OrderActionButtons<JobEvent> = {
  collect: { label: () => t`我已取餐`, weight: 'main' },
  hand_over: { label: () => t`送达`, weight: 'main' },
  hand_back: { label: () => t`送回餐厅`, weight: 'grave' },
};

export type OperatorEvent = 'give_up' | 'hand_back' | 'cancel' | 'refund_by_platform';

/**
 * Buttons of an operator: to cancel or refund an order (rule refund-31), and for a delivery that cannot continue (rules
 * ordering-21, courier-2).
 */
export const operatorActions: OrderActionButtons<OperatorEvent> = {
  hand_back: { label: () => t`收回配送`, weight: 'side' },
  give_up: { label: () => t`终止配送`, weight: 'grave' },
  cancel: { label: () => t`取消订单`, weight: 'grave' },
  refund_by_platform: { label: () => t`取消或退款`, weight: 'grave' },
};
