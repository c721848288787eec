import { fitInto, type PhotoQuality, shrinkTo } from './photo-size.ts';

export { maxPhotoBytes, type PhotoQuality } from './photo-size.ts';

const quality = 0.85;

/**
 * Returns the file, or a smaller JPEG of it. A picture that this browser cannot decode is returned unchanged, because
 * the server may be able to decode it.
 */
export async function shrinkPhoto(file: Blob, quality: PhotoQuality): Promise<Blob> {
  const side = shrinkTo(quality, file.size);
  if (side === null) return file;
  const smaller = await drawn(file, side).catch(() => null);
  return smaller !== null && smaller.size < file.size ? smaller : file;
}

async function drawn(file: Blob, side: number): Promise<Blob | null> {
  // Phones store rotated JPEGs with the rotation in the EXIF data, so apply it.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitInto(side, picture));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    // JPEG has no transparency. Fill with white, because transparent pixels would become black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } finally {
    picture.close();
  }
}
