import { type PaperPage, paperPageOf } from '@chifan/domain/catalogue/paper-menu';
import { pageOfPhoto, pictureOf, UnreadablePhoto } from './photo-pixels.ts';
import { readLines } from './read-lines.ts';
import { openRecogniser, type Recogniser, RecogniserMissing } from './recogniser.ts';

/** The current step of reading a photo: straighten the photo, load the text recogniser, or read the lines. */
export type Progress =
  | { readonly step: 'loading' | 'straightening' }
  | { readonly step: 'reading'; readonly done: number; readonly all: number };

/** The result of reading a photo. The boxes of its rows are in pixels of `picture`. */
export type ReadPhoto = PaperPage & {
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
};

export type ReadingProblem = 'photo_unreadable' | 'recogniser_missing' | 'broken';

export const problemOf = (error: unknown): ReadingProblem => {
  if (error instanceof UnreadablePhoto) return 'photo_unreadable';
  return error instanceof RecogniserMissing ? 'recogniser_missing' : 'broken';
};

let recogniser: Promise<Recogniser> | undefined;

/**
 * Recognises the dishes in a photo of a menu. @throws UnreadablePhoto, RecogniserMissing, or the abort reason of the
 * signal
 */
export async function readPhoto(
  file: Blob,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
): Promise<ReadPhoto> {
  onProgress({ step: 'straightening' });
  const page = await pageOfPhoto(file, signal);
  onProgress({ step: 'loading' });
  recogniser ??= openRecogniser();
  const { read } = await recogniser.catch((error: unknown) => {
    recogniser = undefined;
    throw error;
  });
  const pieces = await readLines(page, read, {
    signal,
    onLine: (done, all) => onProgress({ step: 'reading', done, all }),
  });
  const { width, height } = page.grey;
  return { picture: await pictureOf(page.grey), width, height, ...paperPageOf(pieces) };
}

/** Unloads the text recogniser when the merchant leaves the screen, which frees about 100 MB of memory. */
export function closeRecogniser(): void {
  void recogniser?.then(({ close }) => close()).catch(() => undefined);
  recogniser = undefined;
}
