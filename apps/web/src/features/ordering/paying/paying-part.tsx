import type { ReactNode } from 'react';
import { UnpaidOrderCard } from '../../../terms/ordering/unpaid/unpaid-order-card.tsx';
import type { UnpaidOrder } from '../../../terms/ordering/unpaid/use-unpaid-order.ts';
import type { PayHere } from './use-pay-here.ts';

type PayingPartProps = {
  readonly checkout: { readonly unpaid: UnpaidOrder | null; readonly paying: PayHere };
  /** The part of the checkout with the order button. */
  readonly children: ReactNode;
};

/** After a refused card, the guest can pay the placed order again, also by another method, or change the order. */
export function PayingPart({ checkout: { unpaid, paying }, children }: PayingPartProps) {
  if (unpaid === null || paying.isPaying) return children;
  return <UnpaidOrderCard unpaid={unpaid} kind="order" onPay={() => void paying.payAgain(unpaid.orderId)} />;
}
