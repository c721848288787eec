import { classNames, Photo } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';

const PhotoViewer = lazy(async () => ({ default: (await import('@chifan/ui/photo-viewer')).PhotoViewer }));

type PhotoStripProps = {
  readonly photos: readonly string[];
  readonly label: string;
  readonly size: 'small' | 'wide';
  /** Returns the caption of a photo, such as its author. null for a photo without a caption. */
  readonly captionOf?: (photo: string) => string | null;
};

export function PhotoStrip({ photos, label, size, captionOf = () => null }: PhotoStripProps) {
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul
        aria-label={label}
        className={classNames('no-bars flex overflow-x-auto', size === 'wide' ? 'snap-x snap-mandatory' : 'gap-2')}
      >
        {photos.map((photo, index) => (
          <li key={photo} className={size === 'wide' ? 'w-full shrink-0 snap-start' : 'shrink-0'}>
            <PhotoButton
              photo={photo}
              number={index + 1}
              size={size}
              caption={captionOf(photo)}
              onPress={() => setOpened(index)}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={null}>
          <PhotoViewer photos={photos} first={opened} label={label} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

type PhotoButtonProps = {
  readonly photo: string;
  readonly number: number;
  readonly size: 'small' | 'wide';
  readonly caption: string | null;
  readonly onPress: () => void;
};

function PhotoButton({ photo, number, size, caption, onPress }: PhotoButtonProps) {
  const { t } = useLingui();
  const isFirstSeen = size === 'wide' && number === 1;
  return (
    <button
      type="button"
      aria-label={[t`Show picture ${number} larger`, caption].filter(Boolean).join('. ')}
      onClick={onPress}
      className="relative block w-full -outline-offset-3"
    >
      <Photo
        src={photo}
        isEager={isFirstSeen}
        sizes={size === 'wide' ? '100vw' : '96px'}
        className={size === 'wide' ? 'h-56 w-full wide:h-88' : 'size-24 rounded-small'}
      />
      {caption !== null && (
        <span className="absolute start-2 bottom-2 rounded-full bg-surface px-2 py-0.5 text-small text-soft">
          {caption}
        </span>
      )}
    </button>
  );
}
