import { EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode } from 'react';
import { type StaffShop, useCurrentShop } from './staff.ts';

type OfShopProps = { readonly children: (shop: StaffShop) => ReactNode };

/** Renders children with the current shop. Remounts them when staff choose another shop. */
export function ForCurrentShop({ children }: OfShopProps) {
  const shop = useCurrentShop();
  return shop ? (
    <Fragment key={shop.id}>{children(shop)}</Fragment>
  ) : (
    <EmptyState icon="shop" title={t`账号还没有绑定店铺，请联系平台运营`} />
  );
}
