import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { leastZoom, mostZoom } from './zoom.ts';

export type PhotoViewerProps = {
  /** Addresses of the pictures. */
  readonly photos: readonly string[];
  readonly first?: number;
  /** What they show, in the guest's language. */
  readonly label: string;
  readonly onClose: () => void;
};

const zoomStep = 1.5;
const panPx = 60;

/** Pictures as large as the screen, zoomed from 1 to 4: by pinch, double tap, wheel, keys and buttons. */
export function PhotoViewer({ photos, first = 0, label, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const turn = (step: -1 | 1) => {
    const next = at + step;
    if (next < 0 || next >= photos.length) return;
    setAt(next);
    gestures.reset();
  };
  const gestures = useZoomGestures((towards) => turn((towards === 'start') !== isMirrored() ? 1 : -1));
  const { zoom } = gestures;
  useEffect(() => dialog.current?.showModal(), []);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') gestures.zoomBy(zoomStep);
    else if (event.key === '-') gestures.zoomBy(1 / zoomStep);
    else if (event.key === '0') gestures.reset();
    else if (zoom.scale > 1 && event.key in arrows) gestures.move(arrows[event.key as keyof typeof arrows]);
    else if (event.key === 'ArrowRight') turn(isMirrored() ? -1 : 1);
    else if (event.key === 'ArrowLeft') turn(isMirrored() ? 1 : -1);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={pressed}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-surface text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between p-1">
          <p aria-live="polite" className="figures ps-3 text-note">
            <bdi dir="ltr">{photos.length > 1 && `${at + 1} / ${photos.length}`}</bdi>
          </p>
          <IconButton icon="close" label={t`Close`} onClick={onClose} />
        </div>
        <div
          ref={gestures.frame}
          {...gestures.handlers}
          className="min-h-0 flex-1 touch-none overflow-hidden select-none"
        >
          <img
            key={photos[at]}
            src={photos[at]}
            alt={label}
            draggable={false}
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
            className="pointer-events-none size-full object-contain"
          />
        </div>
        <div className="flex items-center justify-center gap-2 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <IconButton
            icon="back"
            label={t`Previous picture`}
            disabled={at === 0}
            onClick={() => turn(-1)}
            className={photos.length < 2 ? 'hidden' : ''}
          />
          <IconButton
            icon="minus"
            look="outlined"
            label={t`Smaller`}
            disabled={zoom.scale <= leastZoom}
            onClick={() => gestures.zoomBy(1 / zoomStep)}
          />
          <bdi className="figures min-w-12 text-center text-note">{`${Math.round(zoom.scale * 100)}%`}</bdi>
          <IconButton
            icon="plus"
            look="outlined"
            label={t`Larger`}
            disabled={zoom.scale >= mostZoom}
            onClick={() => gestures.zoomBy(zoomStep)}
          />
          <IconButton
            icon="forward"
            label={t`Next picture`}
            disabled={at === photos.length - 1}
            onClick={() => turn(1)}
            className={photos.length < 2 ? 'hidden' : ''}
          />
        </div>
      </div>
    </dialog>
  );
}

const isMirrored = (): boolean => document.documentElement.dir === 'rtl';

/** The picture moves against the key: it is the eye that goes there. */
const arrows = {
  ArrowLeft: { x: panPx, y: 0 },
  ArrowRight: { x: -panPx, y: 0 },
  ArrowUp: { x: 0, y: panPx },
  ArrowDown: { x: 0, y: -panPx },
} as const;
