import { Badge, Button, CouponPanel, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Coupon } from '../../../data/coupon.ts';
import { invalidatePurchases } from '../../../data/wallet.ts';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { formatTime } from '../../../platform/time.ts';

export function MemberCouponCard({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useLingui();
  const isValid = coupon.state === 'valid';
  return (
    <CouponPanel
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
            <Trans>Return coupon</Trans>
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

function UseNow({ coupon: { group, shop } }: { readonly coupon: Coupon }) {
  const navigation = useNavigation();
  const open = () => {
    if (group === 'double_draw') return navigation.open('pages/mine/share/reward/reward');
    if (shop === null) return navigation.open('pages/shop/list/list');
    return navigation.open('pages/menu/index/index', { shopId: String(shop.id) });
  };
  return (
    <Button variant="secondary" onClick={open}>
      <Trans>Use now</Trans>
    </Button>
  );
}

type GiveBackDialogProps = {
  readonly purchaseId: number;
  readonly until: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/**
 * Lets the member confirm the return of a bought coupon. A return is possible only on the day of purchase and refunds
 * the price (rule coupon-6).
 */
function GiveBackDialog({ purchaseId, until, isOpen, onClose }: GiveBackDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('/rest/purchase/refund', { purchaseId }),
    onSuccess: () => toast(t`Coupon returned`, { kind: 'success' }),
    onSettled: () => {
      onClose();
      return invalidatePurchases(queries);
    },
  });
  const time = formatTime(until, 'time', language);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Return this coupon?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button isWide isBusy={isPending} onClick={() => mutate()}>
            <Trans>Return coupon</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>
          You get a full refund, the way you paid. You can return it today until <bdi>{time}</bdi>.
        </Trans>
      </p>
    </Dialog>
  );
}
