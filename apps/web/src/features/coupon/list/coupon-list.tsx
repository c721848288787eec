import { MoreBelow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Coupon } from '../../../data/coupon.ts';
import { OwnTicket } from './own-ticket.tsx';

type CouponListProps = {
  readonly coupons: readonly Coupon[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

export function CouponList({ coupons, hasMore, isLoadingMore, onMore }: CouponListProps) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 p-4">
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <OwnTicket coupon={coupon} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="px-4 pb-6">
          <MoreBelow isBusy={isLoadingMore} onMore={onMore}>
            <Trans>More coupons</Trans>
          </MoreBelow>
        </div>
      )}
    </>
  );
}
