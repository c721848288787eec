import { Card, Photo } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { OrderDetail } from '../../../data/ordering.ts';
import { imageUrl } from '../../../platform/site/image-url.ts';

const PhotoViewer = lazy(async () => ({ default: (await import('@chifan/ui/photo-viewer')).PhotoViewer }));

export function HandOverPhotoCard({ order: { handOverPhoto } }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (handOverPhoto === null) return null;
  const address = imageUrl(handOverPhoto);
  const label = t`Photo of your food where the courier left it`;
  return (
    <Card title={t`Left for you here`}>
      <button type="button" onClick={() => setOpen(true)} className="block w-full rounded-small">
        <Photo src={address} alt={label} sizes="100vw" className="aspect-video w-full rounded-small" />
      </button>
      {isOpen && (
        <Suspense>
          <PhotoViewer photos={[address]} first={0} label={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
