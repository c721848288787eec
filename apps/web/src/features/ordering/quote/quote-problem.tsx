import { Button, EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '../../../platform/api.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { clearCart, updateCartLines } from '../../../terms/cart/cart.ts';

type QuoteProblemProps = {
  readonly error: Error;
  readonly shopId: number;
  readonly onRetry: () => void;
  /** Called if the chosen coupon no longer exists. The checkout then uses the best remaining coupons. */
  readonly onOtherCoupons: () => void;
};

/** Shown if the server cannot price the order. A tap removes a missing dish or option from the cart. */
export function QuoteProblem(props: QuoteProblemProps) {
  const { error, shopId, onRetry, onOtherCoupons } = props;
  const { t } = useLingui();
  const navigation = useNavigation();
  const reason = error instanceof CallError ? error.reason : undefined;
  if (reason === 'shop_not_found') return <ShopGone shopId={shopId} />;
  if (reason === 'coupon_not_found') return <ErrorState error={error} onRetry={onOtherCoupons} />;
  const dishId = dishIn(error);
  if (dishId === null) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="warning"
      title={t`One dish has changed`}
      action={
        <>
          <Button onClick={() => updateCartLines(shopId, (line) => (line.dishId === dishId ? null : line))}>
            <Trans>Remove</Trans>
          </Button>
          <Button
            variant="secondary"
            onClick={() => navigation.open('pages/menu/index/index', { shopId: String(shopId) })}
          >
            <Trans>Back to menu</Trans>
          </Button>
        </>
      }
    >
      <p dir="auto">{error.message}</p>
    </EmptyState>
  );
}

function ShopGone({ shopId }: { readonly shopId: number }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const leave = () => {
    clearCart(shopId);
    navigation.switchTab('pages/index/index');
  };
  return (
    <EmptyState
      icon="shop"
      title={t`This restaurant is no longer here`}
      action={
        <Button icon="trash" onClick={leave}>
          <Trans>Empty cart and find another</Trans>
        </Button>
      }
    />
  );
}

function dishIn(error: Error): number | null {
  if (!(error instanceof CallError)) return null;
  const { details } = error;
  const isNamed = typeof details === 'object' && details !== null && 'dishId' in details;
  return isNamed && typeof details.dishId === 'number' ? details.dishId : null;
}
