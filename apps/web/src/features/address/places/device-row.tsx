import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { locate, useLocation } from '../../../platform/location.ts';

/** Asks the device, and says what came of it (rule address-11: idle, loading, success, failed). */
export function DeviceRow({ onLocated }: { readonly onLocated: () => void }) {
  const { positionStatus, errorMessage } = useLocation();
  const [isUnknown, setIsUnknown] = useState(false);
  const find = async () => {
    setIsUnknown(false);
    if (await locate()) onLocated();
    else setIsUnknown(true);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button icon="aim" isWide isBusy={positionStatus === 'loading'} onClick={() => void find()}>
        <Trans>Use my current location</Trans>
      </Button>
      <div role="status" className="grid gap-1 text-center text-note empty:hidden">
        {positionStatus === 'failed' && errorMessage !== null && (
          <p dir="auto" className="text-bad">
            {errorMessage}
          </p>
        )}
        {/* A denied permission is no failure (rule address-11), but a tap wants an answer. */}
        {isUnknown && errorMessage === null && (
          <p className="text-soft">
            <Trans>Your browser does not share your exact place. You can search for it or set it on the map.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
