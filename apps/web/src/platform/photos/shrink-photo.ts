import { fitInto, type PhotoQuality, shrinkTo } from './photo-size.ts';

const quality = 0.85;

/**
 * The file itself, or a smaller JPEG of it. A picture that this browser cannot decode is sent unchanged, because the
 * server may decode it.
 */
export async function shrinkPhoto(file: Blob, quality: PhotoQuality): Promise<Blob> {
  const side = shrinkTo(quality, file.size);
  if (side === null) return file;
  const smaller = await drawn(file, side).catch(() => null);
  return smaller !== null && smaller.size < file.size ? smaller : file;
}

async function drawn(file: Blob, side: number): Promise<Blob | null> {
  // A phone stores rotated JPEGs with the rotation in EXIF.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitInto(side, picture));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // JPEG has no transparency, so clear pixels become white instead of black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } finally {
    picture.close();
  }
}
