import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { usePush } from './use-push.ts';

/** On an order alive. Shown only where it would do something: the tap says why permission is asked for. */
export default function TellMeButton() {
  const push = usePush();
  if (push.state !== 'off') return null;
  return (
    <Button variant="secondary" icon="bell" isWide isBusy={push.isBusy} onClick={push.turnOn}>
      <Trans>Tell me when it is ready</Trans>
    </Button>
  );
}
