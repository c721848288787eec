import { Button, Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePush } from '../../../terms/notification/use-push.ts';

/**
 * A card that explains push messages, with a button that turns them on or off. The browser requests the guest’s
 * permission only after a tap on the button.
 */
export function PushCard() {
  const { t } = useLingui();
  const push = usePush();
  return (
    <Card title={t`Notifications on this device`}>
      {push.state === 'unsupported' ? (
        <p className="text-note text-soft">
          <Trans>
            This browser can’t show notifications. On an iPhone, add Chifan to the home screen first: tap Share, then
            “Add to Home Screen”.
          </Trans>
        </p>
      ) : push.state === 'denied' ? (
        <p className="text-note text-soft">
          <Trans>Notifications from Chifan are blocked. Allow them in your browser settings.</Trans>
        </p>
      ) : (
        <div className="grid gap-3">
          <p className="text-note text-soft">
            <Trans>Know right away when your food is ready or at the door, even when Chifan is closed.</Trans>
          </p>
          {push.state === 'on' ? (
            <Button variant="secondary" icon="bellOff" isBusy={push.isBusy} onClick={push.turnOff}>
              <Trans>Turn off notifications</Trans>
            </Button>
          ) : (
            <Button icon="bell" isBusy={push.isBusy} onClick={push.turnOn}>
              <Trans>Turn on notifications</Trans>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
