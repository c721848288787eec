import { Button, Drawer, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shareCardQuery } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { payEnvironment } from '../../../terms/payment/pay-environment.ts';
import { canShareContent, useShare } from '../../../terms/sharing/use-share.ts';
import { cardSize, paintShareCard, type ShareCardTexts } from './paint-share-card.ts';

type ShareCardSheetProps = { readonly link: string; readonly isOpen: boolean; readonly onClose: () => void };

export function ShareCardSheet({ link, isOpen, onClose }: ShareCardSheetProps) {
  const { t } = useLingui();
  const { data: picture, error, refetch } = useShareCard(link, isOpen);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t`A picture to share`}
      actions={picture && <CardActions picture={picture} />}
    >
      {picture && <Picture picture={picture} />}
      {!picture && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!picture && !error && (
        <Loading>
          <Skeleton className="mx-auto h-96 w-3/4 rounded-card" />
        </Loading>
      )}
    </Drawer>
  );
}

function Picture({ picture }: { readonly picture: File }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <img
        ref={(image) => showIn(image, picture)}
        alt={t`Your invitation with its QR code`}
        {...cardSize}
        className="mx-auto h-auto w-3/4 rounded-card"
      />
      {payEnvironment() === 'wechat' && (
        <p className="text-center text-note text-soft">
          <Trans>Press and hold the picture to save or share it.</Trans>
        </p>
      )}
    </div>
  );
}

function CardActions({ picture }: { readonly picture: File }) {
  const send = useShare();
  const maySendIt = canShareContent({ files: [picture] });
  // WeChat’s browser cannot save files, so show no save button. A long press on the picture saves it.
  if (payEnvironment() === 'wechat') return null;
  return (
    <>
      <Button variant={maySendIt ? 'secondary' : 'primary'} isWide onClick={() => keep(picture)}>
        <Trans>Save picture</Trans>
      </Button>
      {maySendIt && (
        <Button isWide onClick={() => send({ files: [picture] })}>
          <Trans>Share</Trans>
        </Button>
      )}
    </>
  );
}

function keep(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers first show a save dialog. The object URL must stay valid until the guest confirms it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function showIn(image: HTMLImageElement | null, file: File): (() => void) | undefined {
  if (image === null) return undefined;
  const address = URL.createObjectURL(file);
  image.src = address;
  return () => URL.revokeObjectURL(address);
}

/** Paints the invitation picture when the sheet opens, once per link and language. */
function useShareCard(link: string, isWanted: boolean) {
  const words = useShareCardWords();
  const language = useLanguage();
  const paint = async () => {
    const blob = await paintShareCard({ link, language, words });
    return new File([blob], 'chifan.png', { type: blob.type });
  };
  return useQuery({ ...shareCardQuery(link, language, paint), enabled: isWanted });
}

function useShareCardWords(): ShareCardTexts {
  const { t } = useLingui();
  return {
    headline: t`Order at Chinese restaurants in your own language`,
    text: t`A friend invited you to Chifan: menus in your language, no Chinese needed, and prize draws for your orders.`,
    scan: t`Scan to join`,
  };
}
