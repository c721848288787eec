import type { RecognisedText } from '@chifan/domain/catalogue/paper-menu';
import type { Grey } from '../image/grey.ts';
import { pageOfPhoto, UnreadablePhoto } from './photo-pixels.ts';
import { readLines } from './read-lines.ts';
import { openRecogniser, type Recogniser, RecogniserMissing } from './recogniser.ts';

/** The current step of reading a photo: straighten the photo, load the text recogniser, or read the lines. */
export type ReadingProgress =
  | { readonly step: 'loading' | 'straightening' }
  | { readonly step: 'reading'; readonly done: number; readonly all: number };

/** The text in a photo. The boxes of its pieces are in pixels of `page`. */
export type ReadPrint = { readonly page: Grey; readonly pieces: readonly RecognisedText[] };

export type ReadingProblem = 'photo_unreadable' | 'recogniser_missing' | 'broken';

export const problemOf = (error: unknown): ReadingProblem => {
  if (error instanceof UnreadablePhoto) return 'photo_unreadable';
  return error instanceof RecogniserMissing ? 'recogniser_missing' : 'broken';
};

let recogniser: Promise<Recogniser> | undefined;

export type ReadingOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadingProgress) => void;
};

/**
 * Recognises the text in a photo of printed Chinese. @throws UnreadablePhoto, RecogniserMissing, or the abort reason of
 * the signal
 */
export async function readPrint(file: Blob, { signal, onProgress }: ReadingOptions): Promise<ReadPrint> {
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
  return { page: page.grey, pieces };
}

/** Unloads the text recogniser when the user leaves the screen, which frees about 100 MB of memory. */
export function closeRecogniser(): void {
  void recogniser?.then(({ close }) => close()).catch(() => undefined);
  recogniser = undefined;
}
