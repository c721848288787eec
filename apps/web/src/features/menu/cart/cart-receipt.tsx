import { Money, Receipt } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Way } from '../../../terms/shops/way.ts';
import type { CartPreview } from './cart-preview.ts';
import { NextReduction } from './next-reduction.tsx';

type CartReceiptProps = {
  readonly preview: CartPreview;
  readonly way: Way;
  /** What taking it along would cost more, fen. */
  readonly packageFee: number;
  /** The delivery's fee is not known: the guest's place is out of range, so far. */
  readonly isFeeUnknown: boolean;
};

/** What the cart comes to, in the order of the calculation (rule ordering-31), and what would make it cheaper. */
export function CartReceipt({ preview, way, packageFee, isFeeUnknown }: CartReceiptProps) {
  const { goods, fullReduction, deliveryFee, payable, shortfall, next } = preview;
  const rows = [
    { key: 'goods', label: <Trans>Dishes</Trans>, amount: goods },
    { key: 'reduction', label: <Trans>Restaurant’s discount</Trans>, amount: fullReduction, isReduction: true },
    { key: 'package', label: <Trans>Package fee</Trans>, amount: preview.packageFee },
    { key: 'delivery', label: <Trans>Delivery fee</Trans>, amount: deliveryFee },
  ].filter(({ key, amount }) => key === 'goods' || amount > 0);
  return (
    <section className="grid gap-2 border-t border-line py-3">
      <Receipt rows={rows} total={{ label: <Trans>Total before coupons</Trans>, amount: payable }} />
      <ul className="grid gap-1 text-note text-soft empty:hidden">
        {shortfall > 0 && (
          <li>
            <Trans>
              Another <Money amount={shortfall} /> of dishes to the minimum order for delivery
            </Trans>
          </li>
        )}
        {next !== null && (
          <li>
            <NextReduction next={next} />
          </li>
        )}
        {way === 'in_store' && packageFee > 0 && (
          <li>
            <Trans>
              If you take it away, a package fee of <Money amount={packageFee} /> is added
            </Trans>
          </li>
        )}
        {way === 'delivery' && isFeeUnknown && (
          <li>
            <Trans>The delivery fee depends on your address; the checkout shows it</Trans>
          </li>
        )}
      </ul>
    </section>
  );
}
