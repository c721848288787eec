import { Button, Card, Countdown, Fact } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { Points } from '../../../terms/points/points.tsx';
import { useOwnPoints } from '../../../terms/points/use-own-points.ts';
import type { MallOrderPartProps } from '../detail/mall-order-part-props.ts';
import { afterPaying } from './after-paying.ts';
import { usePay } from './use-pay.ts';

/** Nothing where nothing is to be paid. */
export const PayPart = ({ order, onChanged }: MallOrderPartProps) =>
  order.allowedEvents.includes('pay') ? <PayCard order={order} onChanged={onChanged} /> : null;

/** What it costs, what the guest has and keeps, and the clock: paid by one tap. */
function PayCard({ order, onChanged }: MallOrderPartProps) {
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
          <Fact label={t`You have`}>
            <Points points={held} />
          </Fact>
          {left !== null && (
            <Fact label={t`Left afterwards`}>
              <Points points={left} />
            </Fact>
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
      <Plural value={points} one="# point is missing." other="# points are missing." />
    </p>
    <ScreenLink to="pages/mine/integral/integral" className="inline-flex min-h-11 items-center text-link underline">
      <Trans>How you earn points</Trans>
    </ScreenLink>
  </div>
);
