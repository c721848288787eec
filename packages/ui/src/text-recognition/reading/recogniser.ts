import { createWorker, type ImageLike, OEM, PSM, type Worker, type WorkerOptions } from 'tesseract.js';
import type { ReadPicture } from './read-lines.ts';

/** The text recogniser cannot be loaded, because the device is offline and has not stored it. */
export class RecogniserMissing extends Error {}

export type Recogniser = { readonly read: ReadPicture; readonly close: () => Promise<unknown> };

/** The location of the recogniser's files, and the conversion of a picture to the recogniser's input. */
export type RecogniserFiles = {
  readonly options: Partial<WorkerOptions>;
  readonly imageOf: (picture: Uint8Array<ArrayBuffer>) => ImageLike;
};

/** Folder of the recogniser's files. The build writes it on the origin of the console. */
const folder = import.meta.env?.CHIFAN_RECOGNISER;

const ofThisConsole: RecogniserFiles = {
  options: { workerPath: `${folder}worker.min.js`, corePath: folder, langPath: folder, workerBlobURL: false },
  imageOf: (picture) => new Blob([picture]),
};

/** Loads the text recogniser of 21 MB, which the service worker stores. @throws RecogniserMissing */
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

/**
 * tesseract.js reports a missing file only to its error handler. Its cache is off, because the service worker stores
 * the files.
 */
const loaded = (options: Partial<WorkerOptions>): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const errorHandler = () => reject(new RecogniserMissing());
    createWorker('chi_sim', OEM.LSTM_ONLY, { ...options, cacheMethod: 'none', errorHandler }).then(
      resolve,
      errorHandler,
    );
  });
