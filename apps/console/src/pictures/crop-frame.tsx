import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { CropRect } from '../platform/upload-picture.ts';
import { movedCrop, type PictureSize } from './crop.ts';

type CropFrameProps = {
  readonly src: string;
  readonly size: PictureSize;
  readonly crop: CropRect;
  readonly onChange: (crop: CropRect) => void;
};

/** Distance that one press of an arrow key moves the crop, as a share of the picture's shorter edge. */
const keyStep = 0.02;

const keySteps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function CropFrame({ src, size, crop, onChange }: CropFrameProps) {
  const dragged = useRef<{ readonly x: number; readonly y: number; readonly crop: CropRect } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const from = dragged.current;
    const shown = frame.current?.getBoundingClientRect();
    if (!from || !shown) return;
    const scale = size.width / shown.width;
    onChange(movedCrop(from.crop, { x: (clientX - from.x) * scale, y: (clientY - from.y) * scale }, size));
  };
  const press = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    const pixels = Math.max(1, Math.min(size.width, size.height) * keyStep);
    onChange(movedCrop(crop, { x: step.x * pixels, y: step.y * pixels }, size));
  };
  return (
    <div ref={frame} dir="ltr" className="relative mx-auto w-fit overflow-hidden rounded-small bg-sunken select-none">
      <img src={src} alt="" draggable={false} className="block max-h-[45dvh] max-w-full" />
      <button
        type="button"
        aria-label={t`裁剪框：拖动或用方向键移动`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY, crop };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null;
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
        style={{
          insetInlineStart: percent(crop.left / size.width),
          insetBlockStart: percent(crop.top / size.height),
          inlineSize: percent(crop.width / size.width),
          blockSize: percent(crop.height / size.height),
        }}
        className="absolute cursor-move touch-none border-2 border-brand shadow-[0_0_0_200vmax_rgb(20_14_8/0.55)] -outline-offset-3"
      />
    </div>
  );
}

const percent = (share: number) => `${share * 100}%`;
