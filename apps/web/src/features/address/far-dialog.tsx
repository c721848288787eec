import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { GuestConfirmationNeeded } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { formatMetres } from '../../platform/time.ts';

/**
 * Reads the distance in metres from the server’s warning about a far address (rule address-4). Returns null for any
 * other error.
 */
export function farDistance(error: Error | null): number | null {
  if (!(error instanceof GuestConfirmationNeeded) || error.reason !== 'address_far_away') return null;
  const { details } = error;
  const isMeasured = typeof details === 'object' && details !== null && 'distanceMetres' in details;
  return isMeasured && typeof details.distanceMetres === 'number' ? details.distanceMetres : 0;
}

type FarDialogProps = {
  /** Distance between the old and the new place, in metres. null closes the dialog. */
  readonly distanceMetres: number | null;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** Asks the guest to confirm a new place that is far from the old place (rule address-4). */
export function FarDialog({ distanceMetres, isBusy, onAccept, onClose }: FarDialogProps) {
  const { t } = useLingui();
  const distance = formatMetres(distanceMetres ?? 0, useLanguage());
  return (
    <Dialog
      isOpen={distanceMetres !== null}
      onClose={onClose}
      title={t`Is the new place right?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button isWide isBusy={isBusy} onClick={onAccept}>
            <Trans>Yes, that’s right</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>
          It’s <bdi>{distance}</bdi> away from the old address.
        </Trans>
      </p>
    </Dialog>
  );
}
