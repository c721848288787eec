import { ErrorState, PageSkeleton } from '@chifan/ui';
import type { ReactNode } from 'react';
import { ForCurrentShop } from '../../platform/for-current-shop.tsx';
import { type MerchantShop, useMerchantShop } from './shop.ts';

type ShopPageProps = { readonly children: (shop: MerchantShop) => ReactNode };

/** Loads the current shop for a screen. Choosing another shop mounts the screen again. */
export function ShopPage({ children }: ShopPageProps) {
  return <ForCurrentShop>{(shop) => <Loaded shopId={shop.id}>{children}</Loaded>}</ForCurrentShop>;
}

function Loaded({ shopId, children }: ShopPageProps & { readonly shopId: number }) {
  const { data, error, refetch } = useMerchantShop(shopId);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return children(data);
}
