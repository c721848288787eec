import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { usePush } from './use-push.ts';

/** On a living order, and only if it has an effect. The tap explains why permission is requested. */
export default function EnableNotificationsButton() {
  const push = usePush();
  if (push.state !== 'off') return null;
  return (
    <Button variant="secondary" icon="bell" isWide isBusy={push.isBusy} onClick={push.turnOn}>
      <Trans>Tell me when it is ready</Trans>
    </Button>
  );
}
