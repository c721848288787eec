import { Button, blackOnWhite, useModal } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Destination } from '../../../terms/map/route/maps-apps.ts';

type DriverCardProps = {
  readonly to: Destination;
  readonly phone: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/**
 * A full-screen card for a taxi driver. The card is black on white even in dark mode, so that it is readable in
 * sunlight.
 */
export const DriverCard = ({ isOpen, ...props }: DriverCardProps) => (isOpen ? <OpenCard {...props} /> : null);

function OpenCard({ to, phone, onClose }: Omit<DriverCardProps, 'isOpen'>) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      aria-label={t`Show address to driver`}
      aria-describedby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="h-dvh w-full bg-surface text-ink"
      style={blackOnWhite}
    >
      <div className="mx-auto flex h-full max-w-[480px] flex-col gap-6 p-6">
        <div id={id} lang="zh-CN" dir="ltr" className="grid flex-1 content-center gap-6 overflow-y-auto">
          {/* bare: the driver reads Chinese */}
          <p className="text-title">师傅您好，请送我到这里：</p> {/* bare: the driver reads Chinese */}
          <p className="text-[clamp(1.75rem,9vw,2.75rem)] leading-tight font-bold wrap-anywhere">{to.addressZh}</p>
          <p className="text-display wrap-anywhere">{to.nameZh}</p>
          {phone !== null && (
            <p className="text-title">
              {'电话：'} {/* bare: the driver reads Chinese */}
              <bdi>{phone}</bdi>
            </p>
          )}
        </div>
        <p dir="auto" className="text-note">
          <Trans>Asks the driver to take you to this address.</Trans>
        </p>
        <Button icon="close" isWide onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </dialog>
  );
}
