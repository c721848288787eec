import { Button, Card, IconButton } from '@chifan/ui';
import { QrCode } from '@chifan/ui/qr';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '../../../platform/copying/use-copy.ts';
import { ShareCardSheet } from './share-card-sheet.tsx';

export function LinkCard({ link }: { readonly link: string }) {
  const { t } = useLingui();
  const [isPicture, setIsPicture] = useState(false);
  return (
    <Card className="grid justify-items-center gap-3">
      <h2 className="text-body font-semibold">
        <Trans>Your invitation</Trans>
      </h2>
      <QrCode text={link} label={t`Your link’s QR code`} />
      <p className="text-center text-note text-soft">
        <Trans>Let a friend scan it, or share the link.</Trans>
      </p>
      <LinkLine link={link} />
      <Button isWide variant="secondary" onClick={() => setIsPicture(true)}>
        <Trans>Create a picture to share</Trans>
      </Button>
      <ShareCardSheet link={link} isOpen={isPicture} onClose={() => setIsPicture(false)} />
    </Card>
  );
}

function LinkLine({ link }: { readonly link: string }) {
  const { t } = useLingui();
  const copy = useCopy(link);
  return (
    <div className="flex w-full items-center gap-2 rounded-small bg-sunken ps-3">
      <bdi dir="ltr" className="min-w-0 flex-1 py-2 text-start text-small wrap-anywhere">
        {link}
      </bdi>
      <IconButton icon="copy" label={t`Copy link`} onClick={copy} />
    </div>
  );
}
