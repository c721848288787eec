import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '../../platform/location.ts';
import { requestDeviceLocation } from '../../platform/place/find-location.ts';

/** A button that sorts by distance. Shown until the guest’s position is known. */
export function NearestFirst() {
  const { source, positionStatus } = useLocation();
  if (source !== 'assumed') return null;
  return (
    <Button
      variant="secondary"
      icon="aim"
      isBusy={positionStatus === 'loading'}
      onClick={() => void requestDeviceLocation()}
      className="justify-self-start"
    >
      <Trans>Show nearest first</Trans>
    </Button>
  );
}
