import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCart } from '../../platform/cart.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { Checkout } from './checkout/checkout.tsx';

/** Parameters: `shopId`, and `way=delivery` where the guest came from the delivery side. */
export default function CheckoutScreen() {
  const params = useParams();
  const shopId = Number(params.shopId);
  const cart = useCart(shopId);
  if (!cart) return <NothingInCart />;
  return <Checkout shopId={shopId} cart={cart} isDelivery={params.way === 'delivery'} />;
}

function NothingInCart() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      title={t`Your cart is empty`}
      action={
        <Button icon="shop" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>Find a restaurant</Trans>
        </Button>
      }
    >
      <Trans>Choose some dishes first; they will wait for you here.</Trans>
    </EmptyState>
  );
}
