import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { useCart, usePaidOrder } from '../../../terms/cart/cart.ts';
import { CartChanges } from '../../../terms/cart/cart-changes.tsx';
import { OrderPaid } from '../../../terms/ordering/unpaid/order-paid.tsx';
import { Checkout } from './checkout.tsx';

/** Checkout of a shop’s cart. URL parameter: `shopId`. */
export default function CheckoutScreen() {
  const shopId = Number(useParams().shopId);
  const cart = useCart(shopId);
  const paid = usePaidOrder(shopId);
  if (!cart) return paid === undefined ? <NothingInCart shopId={shopId} /> : <OrderPaid orderId={paid} />;
  return <Checkout shopId={shopId} cart={cart} />;
}

function NothingInCart({ shopId }: { readonly shopId: number }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <>
      <div className="px-4 pt-4 empty:hidden">
        <CartChanges shopId={shopId} />
      </div>
      <EmptyState
        title={t`Your cart is empty`}
        action={
          <Button icon="shop" onClick={() => navigation.switchTab('pages/index/index')}>
            <Trans>Find a restaurant</Trans>
          </Button>
        }
      >
        <Trans>Add some dishes to see them here.</Trans>
      </EmptyState>
    </>
  );
}
