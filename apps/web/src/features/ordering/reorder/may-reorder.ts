import type { OrderState } from '@chifan/domain/ordering';

const over: readonly OrderState[] = ['delivered', 'completed', 'refunded', 'after_sale_completed', 'cancelled'];

/** Offered once the guest is done with the old order: before that a second one is rarely meant. */
export const mayReorder = (state: OrderState): boolean => over.includes(state);
