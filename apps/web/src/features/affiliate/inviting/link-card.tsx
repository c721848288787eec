import { Button, Card, IconButton } from '@chifan/ui';
import { QrCode } from '@chifan/ui/qr';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCopy } from '../../../platform/copying/use-copy.ts';
import { canShareContent, useShare } from '../../../terms/sharing/use-share.ts';
import { ShareCardSheet } from './share-card-sheet.tsx';

export function LinkCard({ link }: { readonly link: string }) {
  const { t } = useLingui();
  const [isPicture, setIsPicture] = useState(false);
  const send = useShare();
  const words = {
    title: t`Chifan`,
    text: t`Join me on Chifan: menus in your language, no Chinese needed, and prize draws for your orders.`,
  };
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
      <div className="grid w-full gap-2">
        {canShareContent({ url: link, ...words }) && (
          <Button isWide icon="chat" onClick={() => send({ url: link, ...words })}>
            <Trans>Share link</Trans>
          </Button>
        )}
        <Button isWide variant="secondary" onClick={() => setIsPicture(true)}>
          <Trans>Create a picture to share</Trans>
        </Button>
      </div>
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
