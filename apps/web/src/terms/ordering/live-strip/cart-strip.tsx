import { Icon } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { cartCount, type ShopCart } from '../../cart/cart.ts';

/** Links to the menu of the guest’s last cart. */
export const CartStrip = ({ cart }: { readonly cart: ShopCart }) => {
  const { t } = useLingui();
  return (
    <section aria-label={t`Back to your cart`}>
      <CartLink cart={cart} />
    </section>
  );
};

const CartLink = ({ cart: { shopId, shopName, lines } }: { readonly cart: ShopCart }) => (
  <ScreenLink
    to="pages/menu/index/index"
    params={{ shopId: String(shopId) }}
    className="pointer-events-auto flex min-h-14 items-center gap-2.5 rounded-card border border-line bg-surface px-3 py-1.5 shadow-raised active:bg-sunken"
  >
    <Icon name="bag" />
    <span className="min-w-0 flex-1">
      <span className="block truncate text-note leading-snug font-semibold">
        <bdi lang={shopName.language}>{shopName.text}</bdi>
      </span>
      <span className="block text-small text-soft">
        <Count count={cartCount(lines)} />
      </span>
    </span>
    <span className="text-note font-semibold text-link">
      <Trans>Continue</Trans>
    </span>
    <Icon name="forward" size={20} />
  </ScreenLink>
);

const Count = ({ count }: { readonly count: number }) => (
  <Plural value={count} one="# dish in the cart" other="# dishes in the cart" />
);
