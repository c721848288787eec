import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from '../../data/mall.ts';
import { CallError } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { Checkout } from './checkout/checkout.tsx';
import { readItems } from './checkout/checkout-items.ts';

/** Parameter: `items`, products and how many of each (`checkout-items.ts`). */
export default function MallCheckoutScreen() {
  const { t } = useLingui();
  const items = readItems(useParams().items);
  const preview = useQuery({ ...previewQuery(items, useLanguage()), enabled: items.length > 0 });
  const { data, error, isPlaceholderData, refetch } = preview;
  if (items.length === 0) return <NothingToOrder title={t`Nothing is chosen yet`} />;
  if (data && data.lines.length > 0) return <Checkout preview={data} isFresh={!isPlaceholderData} />;
  if (error instanceof CallError && error.code === 404) return <NothingToOrder title={error.message} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CheckoutSkeleton />;
}

function NothingToOrder({ title }: { readonly title: string }) {
  const navigation = useNavigation();
  return (
    <EmptyState
      title={title}
      action={
        <Button icon="bag" onClick={() => navigation.replace('pages/internal/mall/car/car')}>
          <Trans>Look into the cart</Trans>
        </Button>
      }
    >
      <Trans>What can be redeemed is ticked there.</Trans>
    </EmptyState>
  );
}

/** Address, lines, remark and points, as they will stand. */
const CheckoutSkeleton = () => (
  <Loading>
    <div className="grid gap-4 p-4">
      <Skeleton className="h-36" />
      <Skeleton className="h-24" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  </Loading>
);
