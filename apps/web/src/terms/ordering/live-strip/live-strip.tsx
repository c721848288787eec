import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLiveOrders } from '../../../data/live-orders.ts';
import { removePaidDishes, useShopCarts } from '../../cart/cart.ts';
import { CartStrip } from './cart-strip.tsx';
import { useEndedOrder } from './ended-orders.ts';
import { EndedStrip } from './ended-strip.tsx';
import { OrderStack } from './order-stack.tsx';

/**
 * The bar above the tab bar (rule ordering-42). Shows an order that others cancelled, and the active orders. Without
 * such orders, shows the last cart.
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
      <Strip>
        <div className="grid gap-2">
          <EndedStrip order={ended} />
          {orders.length > 0 && <OrderStack orders={orders} screenKey={screenKey} />}
        </div>
      </Strip>
    );
  if (orders.length > 0)
    return (
      <Strip>
        <OrderStack orders={orders} screenKey={screenKey} />
      </Strip>
    );
  if (!cart) return null;
  return (
    <Strip>
      <CartStrip cart={cart} />
    </Strip>
  );
}

/** Writes the height of the bar to the CSS variable `--strip`. The screen leaves this height free at its bottom. */
function Strip({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--strip', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--strip');
    };
  }, []);
  return (
    <div
      ref={box}
      className="pointer-events-none fixed inset-x-0 bottom-[var(--tab-bar)] z-20 mx-auto max-w-[480px] px-2 pb-2 wide:me-4"
    >
      {children}
    </div>
  );
}
