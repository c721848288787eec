import { Button, EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from '../../../data/mall.ts';
import { CallError } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { readItems } from '../cart/checkout-items.ts';
import { Checkout } from './checkout.tsx';

/** Checkout of the points mall. URL parameter: `items`, as written by `checkoutParams`. */
export default function MallCheckoutScreen() {
  const { t } = useLingui();
  const items = readItems(useParams().items);
  const preview = useQuery({ ...previewQuery(items, useLanguage()), enabled: items.length > 0 });
  const { data, error, isPlaceholderData, refetch } = preview;
  if (items.length === 0) return <NothingToOrder title={t`Nothing selected yet`} />;
  if (data && data.lines.length > 0) return <Checkout preview={data} isFresh={!isPlaceholderData} />;
  if (error instanceof CallError && error.code === 404) return <NothingToOrder title={error.message} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <PageSkeleton blocks={['h-36', 'h-24', 'h-32', 'h-32']} />
  );
}

function NothingToOrder({ title }: { readonly title: string }) {
  const navigation = useNavigation();
  return (
    <EmptyState
      title={title}
      action={
        <Button icon="bag" onClick={() => navigation.replace('pages/internal/mall/car/car')}>
          <Trans>Go to the cart</Trans>
        </Button>
      }
    >
      <Trans>Select what you want to redeem there.</Trans>
    </EmptyState>
  );
}
