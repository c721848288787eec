import type { ShopCard } from '@chifan/contract/catalogue';
import { fen, reduceFen } from '@chifan/domain';
import { CartBar } from '@chifan/ui';
import { useState } from 'react';
import { cartCount, cartTotal, useCartLines } from '../../../platform/cart.ts';
import { ApproximateMoney } from '../../../platform/money/approximate-money.tsx';
import { useNavigation } from '../../../platform/navigation.ts';
import { takesOrders } from '../shops/opening-words.ts';
import type { Way } from '../shops/way.ts';
import { RestingDialog } from './resting-dialog.tsx';

type ShopCartBarProps = { readonly shop: ShopCard; readonly way: Way; readonly onOpen: () => void };

/** The cart at the bottom: count, total, and for a delivery what is missing to the minimum order. */
export function ShopCartBar({ shop, way, onOpen }: ShopCartBarProps) {
  const navigation = useNavigation();
  const lines = useCartLines(shop.id);
  const [isToldResting, setToldResting] = useState(false);
  const total = cartTotal(lines);
  const shortfall = way === 'delivery' ? reduceFen(fen(shop.minimumDelivery), total) : fen(0);
  const checkOut = () => {
    if (!takesOrders(shop.openState)) setToldResting(true);
    else navigation.open('pages/menu/pay/pay', { shopId: String(shop.id), ...(way === 'delivery' ? { way } : {}) });
  };
  return (
    <>
      <CartBar
        about={total > 0 && <ApproximateMoney amount={total} />}
        count={cartCount(lines)}
        total={total}
        shortfall={shortfall}
        onOpen={onOpen}
        onCheckout={checkOut}
      />
      {isToldResting && <RestingDialog openState={shop.openState} onClose={() => setToldResting(false)} />}
    </>
  );
}
