import type { OrderWay } from '@chifan/domain/ordering';
import { Button, Drawer, EmptyState, Money, Receipt } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Dish, ShopMenu } from '../../../data/menu.ts';
import { useLocation } from '../../../platform/location.ts';
import { clearCart, lineKey, useCartLines } from '../../../terms/cart/cart.ts';
import { type CartPreview, previewCart } from '../../../terms/cart/cart-preview.ts';
import { CartRow } from '../../../terms/cart/cart-row.tsx';
import { SideDishes } from '../../../terms/cart/side-dishes.tsx';
import { ChoiceBar } from '../../../terms/choice/choice-bar.tsx';
import { CheckOutButton } from './check-out-button.tsx';
import { NextReduction } from './next-reduction.tsx';

type CartContentsProps = { readonly shop: ShopMenu['shop']; readonly way: OrderWay; readonly dishes: readonly Dish[] };

export function CartSheet({ onClose, ...cart }: CartContentsProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t`Your cart`}
      isOpen
      onClose={onClose}
      actions={<CheckOutButton shop={cart.shop} way={cart.way} onLeave={onClose} />}
    >
      <ChoiceBar />
      <CartContents {...cart} />
    </Drawer>
  );
}

export function CartContents({ shop, way, dishes }: CartContentsProps) {
  const { t } = useLingui();
  const lines = useCartLines(shop.id);
  if (lines.length === 0) {
    return (
      <EmptyState icon="bag" title={t`Your cart is empty`}>
        <Trans>Tap + next to a dish to add it.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {lines.map((line) => (
          <CartRow
            key={lineKey(line)}
            shopId={shop.id}
            line={line}
            dish={dishes.find(({ id }) => id === line.dishId)}
          />
        ))}
      </ul>
      <SideDishes shop={shop} dishes={dishes} />
      <CartReceipt
        preview={previewCart(lines, shop, way)}
        way={way}
        packageFee={shop.packageFee}
        isFeeUnknown={shop.deliveryFee === null}
      />
      <Button variant="quiet" icon="trash" onClick={() => clearCart(shop.id)}>
        <Trans>Empty cart</Trans>
      </Button>
    </>
  );
}

type CartReceiptProps = {
  readonly preview: CartPreview;
  readonly way: OrderWay;
  /** The packaging fee of takeaway, in fen. */
  readonly packageFee: number;
  /** True if the guest’s position is outside the delivery range, so that the delivery fee is unknown. */
  readonly isFeeUnknown: boolean;
};

/** The receipt of the cart in the sequence of the calculation (rule ordering-31), with hints how to pay less. */
function CartReceipt({ preview, way, packageFee, isFeeUnknown }: CartReceiptProps) {
  const { goods, fullReduction, deliveryFee, payable, shortfall, next } = preview;
  const isChosen = useLocation(({ source }) => source === 'chosen');
  const isEstimated = way === 'delivery' && !isChosen && deliveryFee > 0;
  const rows = [
    { key: 'goods', label: <Trans>Dishes</Trans>, amount: goods },
    { key: 'reduction', label: <Trans>Restaurant’s discount</Trans>, amount: fullReduction, isReduction: true },
    { key: 'package', label: <Trans>Packaging fee</Trans>, amount: preview.packageFee },
    {
      key: 'delivery',
      label: isEstimated ? <Trans>Delivery fee, estimated</Trans> : <Trans>Delivery fee</Trans>,
      amount: deliveryFee,
    },
  ].filter(({ key, amount }) => key === 'goods' || amount > 0);
  return (
    <section className="grid gap-2 border-t border-line py-3">
      <Receipt
        rows={rows}
        total={{
          label: isEstimated ? <Trans>Estimated total before coupons</Trans> : <Trans>Total before coupons</Trans>,
          amount: payable,
          isApproximate: true,
        }}
      />
      <ul className="grid gap-1 text-note text-soft empty:hidden">
        {shortfall > 0 && (
          <li>
            <Trans>
              Add <Money isApproximate amount={shortfall} /> more to reach the minimum order for delivery
            </Trans>
          </li>
        )}
        {next !== null && (
          <li>
            <NextReduction next={next} />
          </li>
        )}
        {way === 'eat_here' && packageFee > 0 && (
          <li>
            <Trans>
              Takeaway adds a packaging fee of <Money isApproximate amount={packageFee} />
            </Trans>
          </li>
        )}
        {way === 'delivery' && isFeeUnknown && (
          <li>
            <Trans>The delivery fee depends on your address and is shown at checkout</Trans>
          </li>
        )}
      </ul>
    </section>
  );
}
