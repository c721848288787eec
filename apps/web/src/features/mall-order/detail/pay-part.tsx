import { Button, Card, Countdown, DescriptionRow, toast } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MallOrder } from '../../../data/mall-order.ts';
import { api, newIdempotencyKey } from '../../../platform/api.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { Points } from '../../../terms/wallet/points.tsx';
import { useOwnPoints } from '../../../terms/wallet/use-own-points.ts';

type PayPartProps = { readonly order: MallOrder; readonly onChanged: () => void };

export function PayPart({ order, onChanged }: PayPartProps) {
  const { t } = useLingui();
  const held = useOwnPoints();
  const pay = usePay(order.id, onChanged);
  const { left, missing } = afterPaying(order.points, held);
  return (
    <Card title={t`Pay with points`} className="grid gap-3">
      <p className="text-note text-warn">
        <Trans>
          Pay within <Countdown until={order.payBefore} onEnd={onChanged} className="font-semibold" />
        </Trans>
      </p>
      {held !== undefined && (
        <dl className="grid gap-1 text-note">
          <DescriptionRow label={t`You have`}>
            <Points points={held} />
          </DescriptionRow>
          {left !== null && (
            <DescriptionRow label={t`Points left`}>
              <Points points={left} />
            </DescriptionRow>
          )}
        </dl>
      )}
      {missing > 0 && <Missing points={missing} />}
      <Button isWide icon="coin" disabled={missing > 0} isBusy={pay.isPending} onClick={() => pay.mutate()}>
        <span>
          <Trans>
            Pay <Points points={order.points} />
          </Trans>
        </span>
      </Button>
    </Card>
  );
}

const Missing = ({ points }: { readonly points: number }) => (
  <div role="status" className="text-note text-bad">
    <p className="font-medium">
      <Plural value={points} one="You need # more point." other="You need # more points." />
    </p>
    <ScreenLink to="pages/mine/integral/integral" className="inline-flex min-h-11 items-center text-link underline">
      <Trans>How you earn points</Trans>
    </ScreenLink>
  </div>
);

export type AfterPaying = {
  /** Points after the payment. null if the balance is unknown or too low. */
  readonly left: number | null;
  readonly missing: number;
};

/**
 * Returns the points that remain after the payment. `held` is the member’s number of points. While it is unknown
 * (undefined), the member may try to pay, and the server decides.
 */
export function afterPaying(price: number, held: number | undefined): AfterPaying {
  if (held === undefined) return { left: null, missing: 0 };
  return held < price ? { left: null, missing: price - held } : { left: held - price, missing: 0 };
}

/**
 * Pays the order with points. The call has an idempotency key, so a second tap after a lost response pays only once.
 */
function usePay(orderId: number, onChanged: () => void) {
  const { t } = useLingui();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: () => api('/rest/mall/order/pay', { orderId }, { idempotencyKey }),
    onSuccess: () => toast(t`Paid. We’re packing your parcel.`, { kind: 'success' }),
    // Refetch also after an error, because an error means that the order on the screen is outdated.
    onSettled: onChanged,
  });
}
