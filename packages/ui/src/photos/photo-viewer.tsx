import { previewZoom } from '@chifan/domain/app';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useModal } from '../surfaces/use-modal.ts';
import { useZoomGestures, type ZoomGestures } from './use-zoom-gestures.ts';

export type PhotoViewerProps = {
  readonly photos: readonly string[];
  readonly first?: number;
  readonly label: string;
  readonly onClose: () => void;
};

const zoomStep = 1.5;
const panPx = 60;

/** Shows photos on the full screen. Pinch, double tap, wheel, keys and buttons enlarge a photo up to four times. */
export function PhotoViewer({ photos, first = 0, label, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(first);
  const dialog = useModal();
  const step = (by: number) => setAt((now) => (photos[now + by] === undefined ? now : now + by));
  const gestures = useZoomGestures((towards) => step((towards === 'start') !== isMirrored() ? 1 : -1));
  const turn = (by: number) => {
    step(by);
    gestures.reset();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onKeyDown={(event) => press(event, gestures, turn)}
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
        <Picture src={photos[at]} label={label} gestures={gestures} />
        <Controls at={at} count={photos.length} gestures={gestures} onTurn={turn} />
      </div>
    </dialog>
  );
}

type PictureProps = {
  readonly src: string | undefined;
  readonly label: string;
  readonly gestures: ZoomGestures;
};

function Picture({ src, label, gestures: { frame, handlers, zoom } }: PictureProps) {
  return (
    <div ref={frame} {...handlers} className="min-h-0 flex-1 touch-none overflow-hidden select-none">
      <img
        key={src}
        src={src}
        alt={label}
        draggable={false}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        className="pointer-events-none size-full object-contain"
      />
    </div>
  );
}

type ControlsProps = {
  readonly at: number;
  readonly count: number;
  readonly gestures: ZoomGestures;
  readonly onTurn: (step: number) => void;
};

function Controls({ at, count, gestures: { zoom, zoomBy }, onTurn }: ControlsProps) {
  const { t } = useLingui();
  const turning = count < 2 ? 'hidden' : '';
  return (
    <div className="flex items-center justify-center gap-2 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <IconButton
        icon="back"
        label={t`Previous picture`}
        disabled={at === 0}
        onClick={() => onTurn(-1)}
        className={turning}
      />
      <IconButton
        icon="minus"
        variant="outlined"
        label={t`Smaller`}
        disabled={zoom.scale <= previewZoom.min}
        onClick={() => zoomBy(1 / zoomStep)}
      />
      <bdi className="figures min-w-12 text-center text-note">{`${Math.round(zoom.scale * 100)}%`}</bdi>
      <IconButton
        icon="plus"
        variant="outlined"
        label={t`Larger`}
        disabled={zoom.scale >= previewZoom.max}
        onClick={() => zoomBy(zoomStep)}
      />
      <IconButton
        icon="forward"
        label={t`Next picture`}
        disabled={at === count - 1}
        onClick={() => onTurn(1)}
        className={turning}
      />
    </div>
  );
}

function press(event: KeyboardEvent, gestures: ZoomGestures, turn: (step: number) => void): void {
  const { zoom, zoomBy, move, reset } = gestures;
  const onwards = isMirrored() ? -1 : 1;
  if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
  else if (event.key === '-') zoomBy(1 / zoomStep);
  else if (event.key === '0') reset();
  else if (zoom.scale > 1 && isArrow(event.key)) move(arrows[event.key]);
  else if (event.key === 'ArrowRight') turn(onwards);
  else if (event.key === 'ArrowLeft') turn(-onwards);
  else return;
  event.preventDefault();
}

const isArrow = (key: string): key is keyof typeof arrows => Object.hasOwn(arrows, key);

const isMirrored = (): boolean => document.documentElement.dir === 'rtl';

/**
 * Arrow key → movement of the picture. The picture moves in the opposite direction, so that the visible part moves with
 * the arrow.
 */
const arrows = {
  ArrowLeft: { x: panPx, y: 0 },
  ArrowRight: { x: -panPx, y: 0 },
  ArrowUp: { x: 0, y: panPx },
  ArrowDown: { x: 0, y: -panPx },
} as const;
