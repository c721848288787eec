import { previewZoom } from '@chifan/domain/app';
/** Position in px from the centre of the frame. */
export type Point = { readonly x: number; readonly y: number };
export type Frame = { readonly width: number; readonly height: number };
/** Scale of a picture, and the distance of its centre from the centre of the frame. */
export type Zoom = Point & { readonly scale: number };

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };

/** Multiplies the scale by `factor`. The part of the picture at `point` stays at that point. */
export function zoomAt(zoom: Zoom, factor: number, { point, frame }: { point: Point; frame: Frame }): Zoom {
  const scale = Math.min(previewZoom.max, Math.max(previewZoom.min, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return within({ scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }, frame);
}

export const moveBy = (zoom: Zoom, by: Point, frame: Frame): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);

/** Limits the offset, so that the picture covers the whole frame. */
function within({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const most = { x: (width * (scale - 1)) / 2, y: (height * (scale - 1)) / 2 };
  const held = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;
  return { scale, x: held(x, most.x), y: held(y, most.y) };
}
