import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { locate, useLocation } from '../../platform/location.ts';

/** Until the guest has said where they are, the app says that it only assumes a place, and how to change that. */
export function AssumedPlaceNotice() {
  const { source, positionStatus, errorMessage } = useLocation();
  if (source === 'device' || source === 'chosen') return null;
  return (
    <div className="mx-4 mt-3 grid gap-2 rounded-card bg-brand-tint p-3 text-note">
      <p>
        {source === 'assumed' ? (
          <Trans>We do not know where you are yet, so these restaurants are around the centre of Shanghai.</Trans>
        ) : (
          <Trans>We only know your city so far, so the distances are rough.</Trans>
        )}
      </p>
      <p role="status" className="text-bad empty:hidden">
        {positionStatus === 'failed' ? errorMessage : ''}
      </p>
      <Button
        variant="secondary"
        icon="aim"
        isBusy={positionStatus === 'loading'}
        onClick={() => void locate()}
        className="justify-self-start"
      >
        <Trans>Use my location</Trans>
      </Button>
    </div>
  );
}
