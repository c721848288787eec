import { HanName, Icon } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { cartCount, type ShopCart } from './cart.ts';

/** Lists the guest’s carts, one for each shop. Carts are stored on this device. */
export function CartList({ carts }: { readonly carts: readonly ShopCart[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Your carts`} className="grid grid-cols-1 gap-2 px-4 pt-4">
      <h2 className="text-note font-semibold text-soft">
        <Trans>Your carts</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card bg-surface shadow-card">
        {carts.map((cart) => (
          <li key={cart.shopId}>
            <CartRow cart={cart} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const CartRow = ({ cart: { shopId, shopName, shopNameZh, lines } }: { readonly cart: ShopCart }) => (
  <ScreenLink
    to="pages/menu/index/index"
    params={{ shopId: String(shopId) }}
    className="flex min-h-14 items-center gap-3 px-4 py-2 active:bg-sunken"
  >
    <Icon name="bag" />
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      <span className="min-w-[min(9rem,100%)] flex-1">
        <HanName name={shopName} nameZh={shopNameZh} isDense />
      </span>
      <span className="shrink-0 text-note text-soft">
        <Count count={cartCount(lines)} />
      </span>
    </span>
    <Icon name="forward" size={20} className="text-faint" />
  </ScreenLink>
);

const Count = ({ count }: { readonly count: number }) => <Plural value={count} one="# dish" other="# dishes" />;
