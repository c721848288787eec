import { type SquareCrop, squareOf } from './square-crop.ts';

/** Width and height of an avatar in pixels, enough to be sharp on every screen. */
const avatarSide = 512;
const quality = 0.9;

/**
 * Returns the selected square as a new JPEG, without metadata such as location and camera.
 * @throws if the browser cannot create the JPEG
 */
export async function cutPicture(picture: ImageBitmap, crop: SquareCrop): Promise<Blob> {
  const { left, top, side } = squareOf(crop, picture);
  const length = Math.max(1, Math.min(avatarSide, Math.round(side)));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: length, height: length });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, length, length);
  pen.drawImage(picture, left, top, side, side, 0, 0, length, length);
  const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (cut === null) throw new Error('the picture could not be written');
  return cut;
}
