import { Icon, Money } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { cartCount, cartSum, type ShopCart, useShopCarts } from '../cart.ts';
import { useRenamedCarts } from '../use-renamed-carts.ts';

const BasketSheet = lazyComponent(() => withPhrases(import('./basket-sheet.tsx'), 'catalogue-menu', 'shell-screens'));

/**
 * Rule app-19: a button that shows the number of dishes and the sum of the guest’s carts. A tap opens the carts. Not
 * shown without a cart.
 */
export function BasketButton() {
  const [isOpen, setOpen] = useState(false);
  const carts = useShopCarts();
  useRenamedCarts();
  const [first, ...others] = carts;
  if (!first) return null;
  const count = carts.reduce((total, { lines }) => total + cartCount(lines), 0);
  const sum = carts.reduce((total, { lines }) => total + cartSum(lines), 0);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="pointer-events-auto flex min-h-14 w-full items-center gap-2.5 rounded-card border border-line bg-surface px-3 py-1.5 text-start shadow-raised active:bg-sunken"
      >
        <Icon name="bag" />
        <span className="min-w-0 flex-1">
          <BasketTitle first={first} others={others.length} />
          <span className="block text-small text-soft">
            <Plural value={count} one="# dish in the cart" other="# dishes in the cart" /> · <Money amount={sum} />
          </span>
        </span>
        <span className="text-note font-semibold text-link">
          <Trans>View cart</Trans>
        </span>
        <Icon name="up" size={20} />
      </button>
      {isOpen && <BasketSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function BasketTitle({ first, others }: { readonly first: ShopCart; readonly others: number }) {
  return (
    <span className="block truncate text-note leading-snug font-semibold">
      {others > 0 ? (
        <Plural value={others + 1} one="# cart" other="# carts" />
      ) : (
        <bdi lang={first.shopName.language}>{first.shopName.text}</bdi>
      )}
    </span>
  );
}
