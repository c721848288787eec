import { Button, EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../../data/mall.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { CartPage } from './cart/cart-page.tsx';
import { CartSkeleton } from './cart/cart-skeleton.tsx';
import { RemovedNotice } from './cart/removed-notice.tsx';
import { type RemoveFromCart, useRemoveFromCart } from './cart/use-remove-from-cart.ts';

/** What the member means to redeem; it lies on the server, so that it is there on every device. */
export default function MallCartScreen() {
  const { data: items, error, refetch } = useQuery(cartQuery(useLanguage()));
  const removing = useRemoveFromCart();
  if (!items) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CartSkeleton />;
  if (items.length === 0) return <EmptyCart removing={removing} />;
  return <CartPage items={items} removing={removing} />;
}

function EmptyCart({ removing }: { readonly removing: RemoveFromCart }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <>
      <div className="px-4 pt-4 empty:hidden">
        <RemovedNotice removing={removing} />
      </div>
      <EmptyState
        title={t`Your cart is empty`}
        action={
          <Button icon="shop" onClick={() => navigation.replace('pages/internal/mall/index/index')}>
            <Trans>Go to the points mall</Trans>
          </Button>
        }
      >
        <Trans>What you would like to have for your points waits here.</Trans>
      </EmptyState>
    </>
  );
}
