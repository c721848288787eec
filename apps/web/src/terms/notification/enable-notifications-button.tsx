import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { usePush } from './use-push.ts';

/** Shows a button that turns on push messages, if they are off. The browser requests permission only after the tap. */
export default function EnableNotificationsButton() {
  const push = usePush();
  if (push.state !== 'off') return null;
  return (
    <Button variant="secondary" icon="bell" isWide isBusy={push.isBusy} onClick={push.turnOn}>
      <Trans>Notify me when it’s ready</Trans>
    </Button>
  );
}
