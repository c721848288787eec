import { CallError } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { failureText } from '../../../../platform/query.ts';
import type { ZipPhoto } from './read-zip.ts';

export type PhotoProblem = { readonly file: string; readonly text: string };

type Sending = {
  readonly upload: (picture: Blob) => Promise<{ readonly path: string }>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onSent: (file: string, path: string) => void;
  readonly onProblem: (problem: PhotoProblem) => void;
  readonly onDone: (count: number) => void;
};

/** Wait between retries in milliseconds, because the server limits pictures per minute. */
const waitMs = 15_000;
const waitsMost = 6;

/** Uploads photos one after another, and continues after a failed photo. */
export async function sendPhotos(photos: readonly ZipPhoto[], sending: Sending): Promise<void> {
  for (const [at, photo] of photos.entries()) {
    if (sending.signal.aborted) return;
    await sendPhoto(photo, sending);
    sending.onDone(at + 1);
  }
}

async function sendPhoto(photo: ZipPhoto, sending: Sending): Promise<void> {
  const { file } = photo;
  if (photo.isTooLarge) {
    sending.onProblem({ file, text: t`图片超过 12 MB` });
    return;
  }
  try {
    const { path } = await uploaded(new Blob([photo.read()]), sending);
    sending.onSent(file, path);
  } catch (error) {
    if (sending.signal.aborted) return;
    sending.onProblem({ file, text: error instanceof CallError ? failureText(error) : t`压缩包里的这个文件已损坏` });
  }
}

async function uploaded(picture: Blob, { upload, wait, signal }: Sending): Promise<{ readonly path: string }> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await upload(picture);
    } catch (error) {
      const isTooSoon = error instanceof CallError && error.reason === 'too_many_requests';
      if (!isTooSoon || waits >= waitsMost || signal.aborted) throw error;
      await wait(waitMs);
    }
  }
}
