import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Coupon } from '../coupons.query.ts';
import { OwnTicket } from './own-ticket.tsx';

type CouponListProps = {
  readonly coupons: readonly Coupon[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

/** Specification §9: that close to the end more is asked for, px. */
const scrollThreshold = 50;

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
      {hasMore && <More isBusy={isLoadingMore} onMore={onMore} />}
    </>
  );
}

/** Presses itself when it comes near; a button, so that the list can also be continued by hand. */
function More({ isBusy, onMore }: { readonly isBusy: boolean; readonly onMore: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    if (isBusy || place.current === null) return undefined;
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: `${scrollThreshold}px`,
    });
    nearness.observe(place.current);
    return () => nearness.disconnect();
  }, [isBusy]);
  return (
    <p ref={place} className="px-4 pb-6">
      <Button look="secondary" isWide isBusy={isBusy} onClick={onMore}>
        <Trans>More coupons</Trans>
      </Button>
    </p>
  );
}
