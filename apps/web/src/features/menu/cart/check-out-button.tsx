import type { OrderWay } from '@chifan/domain/ordering';
import { Button, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShopMenu } from '../../../data/menu.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useCartLines } from '../../../terms/cart/cart.ts';
import { previewCart } from '../../../terms/cart/cart-preview.ts';
import { takesOrders } from '../../../terms/shop/opening-state-text.ts';
import { RestingDialog } from './resting-dialog.tsx';

type CheckOutButtonProps = {
  readonly shop: ShopMenu['shop'];
  readonly way: OrderWay;
  /** Closes the cart sheet, which contains this button. */
  readonly onLeave: () => void;
};

/** Opens the checkout from inside the cart. */
export function CheckOutButton({ shop, way, onLeave }: CheckOutButtonProps) {
  const navigation = useNavigation();
  const lines = useCartLines(shop.id);
  const [isToldResting, setToldResting] = useState(false);
  const isResting = !takesOrders(shop.openState);
  const { payable, shortfall } = previewCart(lines, shop, way);
  const checkOut = () => {
    if (isResting) {
      setToldResting(true);
      return;
    }
    onLeave();
    navigation.open('pages/menu/pay/pay', { shopId: String(shop.id) });
  };
  if (lines.length === 0) return null;
  return (
    <>
      <Button isWide disabled={!isResting && shortfall > 0} onClick={checkOut}>
        <span>
          <Trans>Check out</Trans> · <Money amount={payable} />
        </span>
      </Button>
      {isToldResting && <RestingDialog openState={shop.openState} onClose={() => setToldResting(false)} />}
    </>
  );
}
