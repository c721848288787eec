import { Photo } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { imageUrl } from '../site/image-url.ts';

const PhotoViewer = lazy(async () => ({ default: (await import('@chifan/ui/photo-viewer')).PhotoViewer }));

export function PhotoRow({ photos }: { readonly photos: readonly string[] }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  const addresses = photos.map((photo) => imageUrl(photo));
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {addresses.map((address, at) => (
        <PhotoButton key={address} address={address} number={at + 1} onOpen={() => setOpened(at)} />
      ))}
      {opened !== null && (
        <Suspense>
          <PhotoViewer photos={addresses} first={opened} label={t`Your photos`} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </ul>
  );
}

type PhotoButtonProps = { readonly address: string; readonly number: number; readonly onOpen: () => void };

function PhotoButton({ address, number, onOpen }: PhotoButtonProps) {
  const { t } = useLingui();
  return (
    <li>
      <button type="button" onClick={onOpen} className="block rounded-small">
        <Photo src={address} alt={t`Photo ${number}`} sizes="80px" className="size-20 rounded-small" />
      </button>
    </li>
  );
}
