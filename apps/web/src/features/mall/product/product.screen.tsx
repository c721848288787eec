import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '../../../data/mall.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { CallError } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { useTitleBar } from '../../../platform/title-bar.ts';
import { CartButton } from '../cart/cart-button.tsx';
import { ProductPage } from './product-page.tsx';

export default requireParam(['productId'], 'product', ProductScreen);

const cartButton = <CartButton />;

/** One product of the mall. URL parameter: `productId`. */
function ProductScreen() {
  const productId = Number(useParams().productId ?? 0);
  const { data: product, error, refetch } = useQuery(productQuery(productId, useLanguage()));
  useTitleBar({ title: product?.name.text, actions: cartButton });
  if (product) return <ProductPage key={product.id} product={product} />;
  if (error instanceof CallError && error.code === 404) return <NoSuchProduct message={error.message} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ProductSkeleton />;
}

function NoSuchProduct({ message }: { readonly message: string }) {
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="search"
      title={message}
      action={
        <Button onClick={() => navigation.replace('pages/internal/mall/index/index')}>
          <Trans>Go to the points mall</Trans>
        </Button>
      }
    />
  );
}

const ProductSkeleton = () => (
  <Loading>
    <Skeleton className="h-56 rounded-none!" />
    <div className="grid gap-3 p-4">
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-7 w-1/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
      <Skeleton className="h-28" />
    </div>
  </Loading>
);
