import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { UnpaidOfCart } from '../unpaid/unpaid-of-cart.tsx';
import { CartPage } from './cart-page.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { type RemoveFromCart, useRemoveFromCart } from './use-remove-from-cart.ts';

/** The member’s mall cart. The cart is stored on the server, so it is equal on every device. */
export default function MallCartScreen() {
  const { data: items, error, refetch } = useQuery(cartQuery(useLanguage()));
  const removing = useRemoveFromCart();
  if (!items) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CartSkeleton />;
  if (items.length === 0) return <EmptyCart removing={removing} />;
  return <CartPage items={items} removing={removing} />;
}

const nothing = [] as const;

function EmptyCart({ removing }: { readonly removing: RemoveFromCart }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <>
      <div className="grid grid-cols-1 gap-3 px-4 pt-4 empty:hidden">
        <UnpaidOfCart wanted={nothing} />
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
        <Trans>Products you add appear here.</Trans>
      </EmptyState>
    </>
  );
}

const rows = [0, 1, 2];

const CartSkeleton = () => (
  <Loading>
    <div className="grid gap-3 p-4">
      {rows.map((row) => (
        <div key={row} className="flex gap-3 rounded-card bg-surface p-3">
          <Skeleton className="size-20 shrink-0" />
          <div className="grid flex-1 content-start gap-2 py-1">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="mt-4 h-5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
