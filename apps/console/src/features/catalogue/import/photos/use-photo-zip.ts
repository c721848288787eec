import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { maxPictureBytes, uploadPicture } from '../../../../platform/upload-picture.ts';
import { maxZipBytes, type ReadZip, readZip } from './read-zip.ts';
import { type PhotoProblem, sendPhotos } from './send-photos.ts';

/** The path of each uploaded photo on the server, by its file name in the zip. */
export type UploadedPhotos = ReadonlyMap<string, string>;
type Progress = { readonly done: number; readonly of: number };

export function usePhotoZip(
  wanted: readonly string[],
  uploaded: UploadedPhotos,
  onUploaded: (uploaded: UploadedPhotos) => void,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<readonly PhotoProblem[]>([]);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = async (file: File) => {
    setFailure(null);
    setProblems([]);
    if (file.size > maxZipBytes) return setFailure(t`压缩包超过 400 MB，请分几次上传。`);
    const open = wanted.filter((name) => !uploaded.has(name));
    const zip = await opened(file, open);
    if (zip === null) return setFailure(t`无法打开这个压缩包，请用 zip 格式重新打包。`);
    setMissing(zip.missing);
    await send(zip);
  };
  const send = async ({ photos }: ReadZip) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let sent = uploaded;
    setProgress({ done: 0, of: photos.length });
    await sendPhotos(photos, {
      upload: (picture) =>
        uploadPicture({ purpose: 'dish', file: picture, crop: null, onProgress: () => undefined, signal }),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      signal,
      onSent: (name, path) => {
        sent = new Map([...sent, [name, path]]);
        onUploaded(sent);
      },
      onProblem: (problem) => setProblems((before) => [...before, problem]),
      onDone: (done) => setProgress({ done, of: photos.length }),
    });
    setProgress(null);
  };
  return { progress, problems, missing, failure, take, cancel: () => running.current?.abort() };
}

/** Reads the wanted photos of a zip. @returns null if the file is not a zip */
const opened = async (file: File, wanted: readonly string[]): Promise<ReadZip | null> => {
  try {
    return await readZip(new Uint8Array(await file.arrayBuffer()), wanted, maxPictureBytes);
  } catch {
    return null;
  }
};
