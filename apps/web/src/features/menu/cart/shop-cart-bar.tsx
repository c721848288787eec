import { Button, CartBar, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShopMenu } from '../../../data/menu.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ApproximateMoney } from '../../../platform/money/approximate-money.tsx';
import { useNavigation } from '../../../platform/navigation.ts';
import { cartCount, useCartLines } from '../../../terms/cart/cart.ts';
import { type OpenState, openingWords, takesOrders } from '../../../terms/shops/opening-words.ts';
import type { Way } from '../../../terms/shops/way.ts';
import { previewCart } from './cart-preview.ts';
import { NextReduction } from './next-reduction.tsx';

type ShopCartBarProps = { readonly shop: ShopMenu['shop']; readonly way: Way; readonly onOpen: () => void };

export function ShopCartBar({ shop, way, onOpen }: ShopCartBarProps) {
  const navigation = useNavigation();
  const lines = useCartLines(shop.id);
  const [isToldResting, setToldResting] = useState(false);
  const { payable, fullReduction, shortfall, next } = previewCart(lines, shop, way);
  const checkOut = () => {
    if (!takesOrders(shop.openState)) setToldResting(true);
    else navigation.open('pages/menu/pay/pay', { shopId: String(shop.id), ...(way === 'delivery' ? { way } : {}) });
  };
  return (
    <>
      <CartBar
        about={payable > 0 && <ApproximateMoney amount={payable} />}
        count={cartCount(lines)}
        total={payable}
        totalBefore={payable + fullReduction}
        hint={next !== null && lines.length > 0 && <NextReduction next={next} />}
        shortfall={shortfall}
        onOpen={onOpen}
        onCheckout={checkOut}
      />
      {isToldResting && <RestingDialog openState={shop.openState} onClose={() => setToldResting(false)} />}
    </>
  );
}

type RestingDialogProps = { readonly openState: OpenState; readonly onClose: () => void };

/** Rule catalogue-6. */
function RestingDialog({ openState, onClose }: RestingDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Dialog
      title={t`This restaurant is resting`}
      isOpen
      onClose={onClose}
      actions={
        <Button isWide onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <p className="font-semibold">{openingWords(openState, language)}</p>
      <p>
        <Trans>It cannot take orders now. Your cart stays as it is until it opens again.</Trans>
      </p>
    </Dialog>
  );
}
