import type { CouponState } from '@chifan/domain/coupon';
import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';

/** Nothing in this tab: how one comes by coupons, or that there is nothing to regret. */
export function NoCoupons({ state }: { readonly state: CouponState }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  if (state === 'used') return <EmptyState icon="ticket" title={t`You have used no coupon yet`} />;
  if (state === 'invalid') return <EmptyState icon="ticket" title={t`None of your coupons has expired unused`} />;
  return (
    <EmptyState
      icon="ticket"
      title={t`No coupons here`}
      action={
        <Button icon="ticket" onClick={() => navigation.open('pages/mine/coupons/offers')}>
          <Trans>Get coupons</Trans>
        </Button>
      }
    >
      <Trans>Take one that is offered, or enter a code. At checkout the best one is chosen for you.</Trans>
    </EmptyState>
  );
}
