import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { locate, useLocation } from '../../../platform/location.ts';

/** Asks the device, and says what came of it (specification §4: idle, loading, success, failed). */
export function DeviceRow({ onLocated }: { readonly onLocated: () => void }) {
  const { positionStatus, errorMessage } = useLocation();
  const find = async () => {
    if (await locate()) onLocated();
  };
  return (
    <div className="grid gap-2">
      <Button icon="aim" isWide isBusy={positionStatus === 'loading'} onClick={() => void find()}>
        <Trans>Use my current location</Trans>
      </Button>
      <p role="status" dir="auto" className="text-center text-note text-bad empty:hidden">
        {positionStatus === 'failed' ? errorMessage : ''}
      </p>
    </div>
  );
}
