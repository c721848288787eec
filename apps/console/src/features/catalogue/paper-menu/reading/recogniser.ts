import { createWorker, type ImageLike, OEM, PSM, type Worker, type WorkerOptions } from 'tesseract.js';
import type { ReadPicture } from './read-lines.ts';

/** The recogniser could not be loaded, because there is no network and this device has not stored it. */
export class RecogniserMissing extends Error {}

export type Recogniser = { readonly read: ReadPicture; readonly close: () => Promise<unknown> };

/** The location of the recogniser's files, and the conversion of a picture to its input. */
export type RecogniserFiles = {
  readonly options: Partial<WorkerOptions>;
  readonly imageOf: (picture: Uint8Array<ArrayBuffer>) => ImageLike;
};

/** The build writes this folder on our own origin. */
const folder = import.meta.env?.CHIFAN_RECOGNISER;

const ofThisConsole: RecogniserFiles = {
  options: { workerPath: `${folder}worker.min.js`, corePath: folder, langPath: folder, workerBlobURL: false },
  imageOf: (picture) => new Blob([picture]),
};

/** Loads the recogniser: 21 MB, which the service worker stores. @throws RecogniserMissing */
export async function openRecogniser({ options, imageOf }: RecogniserFiles = ofThisConsole): Promise<Recogniser> {
  const worker = await loaded(options);
  await worker.setParameters({ tessedit_pageseg_mode: PSM.RAW_LINE });
  return {
    read: async (picture) => {
      const { data } = await worker.recognize(imageOf(picture));
      return { text: data.text.trim(), confidence: data.confidence / 100 };
    },
    close: () => worker.terminate(),
  };
}

/** tesseract.js reports a missing file only to its error handler. The service worker is its cache. */
const loaded = (options: Partial<WorkerOptions>): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const errorHandler = () => reject(new RecogniserMissing());
    createWorker('chi_sim', OEM.LSTM_ONLY, { ...options, cacheMethod: 'none', errorHandler }).then(
      resolve,
      errorHandler,
    );
  });
