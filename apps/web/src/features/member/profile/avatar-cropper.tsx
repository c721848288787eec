import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cropZoom, dragged, type SquareCrop, squareOf, wholeSquare, zoomed } from './square-crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';

type AvatarCropperProps = {
  readonly picture: ImageBitmap;
  readonly isBusy: boolean;
  readonly onCut: (crop: SquareCrop) => void;
  readonly onClose: () => void;
};

/** Lets the member select a square of the picture by touch, mouse or keyboard, or with sliders instead of gestures. */
export function AvatarCropper({ picture, isBusy, onCut, onClose }: AvatarCropperProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState(wholeSquare);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Crop your picture`}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button className="flex-1" isBusy={isBusy} onClick={() => onCut(crop)}>
            <Trans>Use this picture</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pt-1">
        <Frame picture={picture} crop={crop} onCrop={setCrop} />
        <Sliders picture={picture} crop={crop} onCrop={setCrop} />
      </div>
    </Dialog>
  );
}

type CropProps = {
  readonly picture: ImageBitmap;
  readonly crop: SquareCrop;
  readonly onCrop: (next: (crop: SquareCrop) => SquareCrop) => void;
};

/** The canvas has twice the pixels of the frame, so that it is sharp on high-resolution screens. */
const drawnSide = 560;
const keyStepPx = 12;
const keyZoom = 1.2;

function Frame({ picture, crop, onCrop }: CropProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures(canvas, {
    onDrag: (by, frame) => onCrop((now) => dragged(now, by, picture, frame)),
    onZoom: (factor) => onCrop((now) => zoomed(now, factor, picture)),
  });
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { left, top, side } = squareOf(crop, picture);
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, drawnSide, drawnSide);
    pen.drawImage(picture, left, top, side, side, 0, 0, drawnSide, drawnSide);
  }, [picture, crop]);
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    const frame = event.currentTarget.clientWidth;
    if (by) onCrop((now) => dragged(now, by, picture, frame));
    else if (event.key === '+' || event.key === '=') onCrop((now) => zoomed(now, keyZoom, picture));
    else if (event.key === '-') onCrop((now) => zoomed(now, 1 / keyZoom, picture));
    else return;
    event.preventDefault();
  };
  return (
    <canvas
      ref={canvas}
      width={drawnSide}
      height={drawnSide}
      tabIndex={0}
      role="img"
      aria-label={t`Your picture as others see it. Drag it, or use the arrow keys and + and −.`}
      onKeyDown={press}
      {...gestures}
      className="mx-auto aspect-square w-full max-w-[17.5rem] cursor-move touch-none rounded-full bg-sunken"
    />
  );
}

/**
 * The direction in which each arrow key moves the picture. The picture moves in the opposite direction, so that the
 * visible square moves in the direction of the key.
 */
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: keyStepPx, y: 0 },
  ArrowRight: { x: -keyStepPx, y: 0 },
  ArrowUp: { x: 0, y: keyStepPx },
  ArrowDown: { x: 0, y: -keyStepPx },
};

function Sliders({ picture, crop, onCrop }: CropProps) {
  const { t } = useLingui();
  const { side } = squareOf(crop, picture);
  return (
    <div className="grid gap-1">
      <Slider
        label={t`Zoom`}
        value={crop.zoom}
        min={cropZoom.min}
        max={cropZoom.max}
        onChange={(zoom) => onCrop((now) => zoomed(now, zoom / now.zoom, picture))}
      />
      <Slider
        label={t`Across`}
        value={crop.x}
        isDisabled={picture.width - side < 1}
        onChange={(x) => onCrop((now) => ({ ...now, x }))}
      />
      <Slider
        label={t`Up and down`}
        value={crop.y}
        isDisabled={picture.height - side < 1}
        onChange={(y) => onCrop((now) => ({ ...now, y }))}
      />
    </div>
  );
}

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
};

/** A slider from left to right in every language, because the picture is not mirrored for right-to-left languages. */
const Slider = ({ label, value, min = 0, max = 1, isDisabled = false, onChange }: SliderProps) => (
  <label className="flex min-h-11 flex-wrap items-center gap-x-3 text-note">
    <span className="flex-1">{label}</span>
    <input
      type="range"
      dir="ltr"
      min={min}
      max={max}
      step={0.01}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(Number(event.target.value))}
      className="h-11 w-40 accent-brand"
    />
  </label>
);
