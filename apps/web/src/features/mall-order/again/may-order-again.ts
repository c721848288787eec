import type { MallOrderState } from '@chifan/domain/mall';

const over: readonly MallOrderState[] = ['completed', 'refunded', 'after_sale_completed', 'cancelled'];

/** Offered once the guest is done with the old order: before that a second one is rarely meant. */
export const mayOrderAgain = (state: MallOrderState): boolean => over.includes(state);
