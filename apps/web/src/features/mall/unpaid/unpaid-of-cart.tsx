import type { MallItem } from '../../../data/mall.ts';
import { UnpaidOrderCard } from '../../../terms/ordering/unpaid/unpaid-order-card.tsx';
import { forgetPlacing } from './placing.ts';
import { useUnpaidMallOrder } from './use-unpaid-mall-order.ts';

/** Shows the unpaid order above the cart that it was placed from. */
export function UnpaidOfCart({ wanted }: { readonly wanted: readonly MallItem[] }) {
  const { unpaid } = useUnpaidMallOrder({ wanted });
  return unpaid && <UnpaidOrderCard unpaid={unpaid} kind="mall_order" onCancelled={forgetPlacing} />;
}
