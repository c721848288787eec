import { Card, IconButton } from '@chifan/ui';
import { QrCode } from '@chifan/ui/qr';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '../../../platform/copying/use-copy.ts';
import { InstallSteps } from './install-steps.tsx';

const appAddress = (): string => new URL(import.meta.env.BASE_URL, location.href).href;

/** Rule help-7: the app’s URL as a QR code, and how to add the app to the home screen. */
export default function DownloadScreen() {
  const { t } = useLingui();
  const address = appAddress();
  const copy = useCopy(address);
  return (
    <div className="grid grid-cols-1 gap-4 p-4 lg:grid-cols-2 lg:items-start">
      <Card title={t`Open Chifan on your phone`} className="grid justify-items-center gap-3">
        <QrCode text={address} label={t`Chifan’s address as a QR code`} />
        <p className="text-center text-note text-soft">
          <Trans>Point your phone’s camera at the code. No app store needed.</Trans>
        </p>
        <div className="flex w-full items-center gap-2">
          <bdi dir="ltr" className="min-w-0 flex-1 text-note break-all select-all">
            {address}
          </bdi>
          <IconButton icon="copy" label={t`Copy link`} onClick={copy} />
        </div>
      </Card>
      <InstallSteps />
    </div>
  );
}
