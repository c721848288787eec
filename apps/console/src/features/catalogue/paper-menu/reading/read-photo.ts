import { type PaperPage, paperPageOf } from '@chifan/domain/catalogue/paper-menu';
import { pictureOf, type ReadingOptions, readPrint } from '@chifan/ui/text-recognition';

/** The result of reading a photo. The boxes of its rows are in pixels of `picture`. */
export type ReadPhoto = PaperPage & {
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
};

/** Recognises the dishes in a photo of a menu. @throws the same errors as `readPrint` */
export async function readPhoto(file: Blob, options: ReadingOptions): Promise<ReadPhoto> {
  const { page, pieces } = await readPrint(file, options);
  const { width, height } = page;
  return { picture: await pictureOf(page), width, height, ...paperPageOf(pieces) };
}
