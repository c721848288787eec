import { Badge, Button, CouponTicket } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Coupon } from '../../../data/coupon.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { formatTime } from '../../../platform/time.ts';
import { GiveBackDialog } from './give-back-dialog.tsx';

/** A coupon of the member's own, with what can be done with it now. */
export function OwnTicket({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useLingui();
  const isValid = coupon.state === 'valid';
  return (
    <CouponTicket
      terms={coupon}
      isDimmed={!isValid || coupon.isHeld}
      badge={coupon.isHeld && <Badge tone="warn">{t`In an unpaid order`}</Badge>}
      note={<Until coupon={coupon} />}
      action={isValid && !coupon.isHeld && <Actions coupon={coupon} />}
    />
  );
}

function Until({ coupon: { state, usedAt, validUntil } }: { readonly coupon: Coupon }) {
  const language = useLanguage();
  const used = usedAt === null ? null : formatTime(usedAt, 'date', language);
  const end = formatTime(validUntil, 'date', language);
  if (state === 'used' && used !== null) {
    return (
      <Trans>
        Used on <bdi>{used}</bdi>
      </Trans>
    );
  }
  return state === 'valid' ? (
    <Trans>
      Until <bdi>{end}</bdi>
    </Trans>
  ) : (
    <Trans>
      Expired on <bdi>{end}</bdi>
    </Trans>
  );
}

function Actions({ coupon }: { readonly coupon: Coupon }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {coupon.refundableUntil !== null && coupon.purchaseId !== null && (
        <>
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            <Trans>Give back</Trans>
          </Button>
          <GiveBackDialog
            purchaseId={coupon.purchaseId}
            until={coupon.refundableUntil}
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
          />
        </>
      )}
      <UseNow coupon={coupon} />
    </div>
  );
}

/** Opens where it is good: where draws wait, its restaurant, or all of them. */
function UseNow({ coupon: { group, shop } }: { readonly coupon: Coupon }) {
  const navigation = useNavigation();
  const open = () => {
    if (group === 'double_draw') return navigation.open('pages/mine/share/reward/reward');
    if (shop === null) return navigation.open('pages/shop/list/list');
    return navigation.open('pages/menu/index/index', { shopId: String(shop.id) });
  };
  return (
    <Button variant="secondary" onClick={open}>
      <Trans>Use it now</Trans>
    </Button>
  );
}
