import { useEffect } from 'react';
import { useLiveOrders } from '../../../data/live-orders.ts';
import { BasketButton } from '../../cart/basket/basket-button.tsx';
import { BottomStrip } from '../../cart/basket/bottom-strip.tsx';
import { removePaidDishes, useShopCarts } from '../../cart/cart.ts';
import { useEndedOrder } from './ended-orders.ts';
import { EndedStrip } from './ended-strip.tsx';
import { OrderStack } from './order-stack.tsx';

/**
 * The bar above the tab bar (rule ordering-42). Shows the active orders, and an order that was cancelled, but not by
 * the guest. Without such orders, shows the carts.
 */
export default function LiveStrip({ screenKey }: { readonly screenKey: string }) {
  const orders = useLiveOrders();
  const ended = useEndedOrder(orders);
  const [cart] = useShopCarts();
  // An order was paid elsewhere, for example on another phone, or in a gateway’s app from which the guest did not
  // return. Remove the order’s dishes from the cart.
  useEffect(() => {
    for (const { id, state } of orders) if (state !== 'unpaid' && state !== 'cancelled') removePaidDishes(id);
  }, [orders]);
  if (ended)
    return (
      <BottomStrip isAboveTabs>
        <div className="grid gap-2">
          <EndedStrip order={ended} />
          {orders.length > 0 && <OrderStack orders={orders} screenKey={screenKey} />}
        </div>
      </BottomStrip>
    );
  if (orders.length > 0)
    return (
      <BottomStrip isAboveTabs>
        <OrderStack orders={orders} screenKey={screenKey} />
      </BottomStrip>
    );
  if (!cart) return null;
  return (
    <BottomStrip isAboveTabs>
      <BasketButton />
    </BottomStrip>
  );
}
