import { Photo } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { imageUrl } from '../platform/image-url.ts';

const PhotoViewer = lazy(async () => ({ default: (await import('@chifan/ui/photo-viewer')).PhotoViewer }));

export function Photos({ photos, label }: { readonly photos: readonly string[]; readonly label: string }) {
  const [opened, setOpened] = useState<number | null>(null);
  const addresses = photos.map(imageUrl);
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {addresses.map((address, at) => (
          <li key={address}>
            <Thumbnail address={address} number={at + 1} onOpen={() => setOpened(at)} />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <PhotoViewer photos={addresses} first={opened} label={label} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

type ThumbnailProps = { readonly address: string; readonly number: number; readonly onOpen: () => void };

function Thumbnail({ address, number, onOpen }: ThumbnailProps) {
  return (
    <button type="button" onClick={onOpen} className="block rounded-small">
      <Photo src={address} alt={t`第 ${number} 张照片，点击放大`} sizes="80px" className="size-20 rounded-small" />
    </button>
  );
}
