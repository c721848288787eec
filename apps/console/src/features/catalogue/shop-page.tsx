import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useCurrentShop } from '../../platform/staff.ts';
import { type MerchantShop, useMerchantShop } from './shop.ts';

type ShopPageProps = { readonly children: (shop: MerchantShop) => ReactNode };

/** Loads the current shop for a screen about it; another shop begins the screen anew. */
export function ShopPage({ children }: ShopPageProps) {
  const shop = useCurrentShop();
  return shop ? (
    <Loaded key={shop.id} shopId={shop.id}>
      {children}
    </Loaded>
  ) : (
    <EmptyState icon="shop" title={t`账号还没有绑定店铺，请联系平台运营`} />
  );
}

function Loaded({ shopId, children }: ShopPageProps & { readonly shopId: number }) {
  const { data, error, refetch } = useMerchantShop(shopId);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return children(data);
}
