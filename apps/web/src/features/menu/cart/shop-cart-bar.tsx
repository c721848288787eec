import type { OrderWay } from '@chifan/domain/ordering';
import { CartBar, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShopMenu } from '../../../data/menu.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { cartCount, useCartLines } from '../../../terms/cart/cart.ts';
import { type CartPreview, previewCart } from '../../../terms/cart/cart-preview.ts';
import { Reduction } from '../../../terms/shop/full-reductions.tsx';
import { takesOrders } from '../../../terms/shop/opening-state-text.ts';
import { cartBarId } from './cart-bar-id.ts';
import { NextReduction } from './next-reduction.tsx';
import { RestingDialog } from './resting-dialog.tsx';

type ShopCartBarProps = { readonly shop: ShopMenu['shop']; readonly way: OrderWay; readonly onOpen?: () => void };

export default function ShopCartBar({ shop, way, onOpen }: ShopCartBarProps) {
  const navigation = useNavigation();
  const lines = useCartLines(shop.id);
  const [isToldResting, setToldResting] = useState(false);
  const { goods, payable, fullReduction, shortfall, next } = previewCart(lines, shop, way);
  const isResting = !takesOrders(shop.openState);
  // Below the minimum, show only the price of the dishes. The price of the dishes and the missing amount add up to the
  // minimum.
  const isBelow = !isResting && shortfall > 0;
  const saved = isBelow ? 0 : fullReduction;
  const checkOut = () => {
    if (isResting) setToldResting(true);
    else navigation.open('pages/menu/pay/pay', { shopId: String(shop.id) });
  };
  return (
    <div id={cartBarId} tabIndex={-1} className="outline-none">
      <CartBar
        count={cartCount(lines)}
        total={isBelow ? goods : payable}
        totalBefore={isBelow ? goods : payable + saved}
        hint={isResting ? <NoOrdersNow /> : <Saving saved={saved} next={next} tiers={shop.fullReductions} />}
        // A closed restaurant shows no missing amount, because the dialog explains that ordering is impossible now.
        shortfall={isResting ? 0 : shortfall}
        {...(onOpen ? { onOpen } : {})}
        onCheckout={checkOut}
      />
      {isToldResting && <RestingDialog openState={shop.openState} onClose={() => setToldResting(false)} />}
    </div>
  );
}

type SavingProps = {
  readonly saved: number;
  readonly next: CartPreview['next'];
  readonly tiers: ShopMenu['shop']['fullReductions'];
};

/**
 * The next full reduction (a discount for a minimum order) that the cart can reach. For a cart with dishes, shows the
 * missing amount. For an empty cart, shows the condition of the reduction. Without a further reduction, shows the saved
 * amount. Never both, because the bar has one line and the struck-through price already shows the saving.
 */
function Saving({ saved, next, tiers }: SavingProps) {
  if (next === null) return saved > 0 && <Saved amount={saved} />;
  const rule = tiers.find(({ threshold }) => threshold === next.missing);
  return rule ? <Reduction {...rule} /> : <NextReduction next={next} />;
}

/** The text that explains the struck-through price: the saved amount. */
const Saved = ({ amount }: { readonly amount: number }) => (
  <span className="text-good">
    <Trans>
      You save <Money amount={amount} />
    </Trans>
  </span>
);

const NoOrdersNow = () => <Trans>You can browse the menu, but you can’t order right now.</Trans>;
