import { hasGuestAgreedToLeave } from '@chifan/domain/courier';
import { Button, Card, Countdown, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSendOrderMessage } from '../../../data/order-messages.ts';
import type { OrderDetail } from '../../../data/ordering.ts';

type DoorWaitProps = { readonly order: OrderDetail; readonly wait: NonNullable<OrderDetail['doorWait']> };

/**
 * Shows that the courier waits at the door, and for how many more minutes, or that the courier has left (rule
 * courier-7).
 */
export default function DoorWait({ order, wait }: DoorWaitProps) {
  const { t } = useLingui();
  if (wait.returnedAt !== null)
    return (
      <Card title={t`No one opened the door`}>
        <p className="text-note">
          <Trans>
            The courier is taking your food back to the restaurant. If you still want it, message the courier now.
            Customer service checks the order and lets you know what happens next.
          </Trans>
        </p>
      </Card>
    );
  return (
    <Card title={t`The courier is at your door`} className="grid grid-cols-1 gap-3">
      <p className="flex items-center gap-2 text-title font-semibold">
        <Icon name="clock" />
        <Trans>
          Waiting <Countdown until={wait.endsAt} /> more
        </Trans>
      </p>
      {wait.calledAt !== null && (
        <p className="text-note">
          <Trans>They tried to call you.</Trans>
        </p>
      )}
      <Answers order={order} />
    </Card>
  );
}

function Answers({ order }: Pick<DoorWaitProps, 'order'>) {
  const { t } = useLingui();
  const say = useSendOrderMessage(order);
  const tell = (code: 'coming_down' | 'leave_at_door') => say.mutate({ to: 'courier', code });
  if (!order.writableTo.includes('courier')) return null;
  if (hasGuestAgreedToLeave(order.messages))
    return (
      <p className="text-note text-soft">
        <Trans>The courier leaves your food and sends you a photo.</Trans>
      </p>
    );
  return (
    <p className="flex flex-wrap gap-2">
      <Button isBusy={say.isPending} onClick={() => tell('coming_down')}>
        {t`I’m coming`}
      </Button>
      <Button variant="secondary" isBusy={say.isPending} onClick={() => tell('leave_at_door')}>
        {t`Leave it at the door`}
      </Button>
    </p>
  );
}
