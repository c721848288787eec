import type { UploadPurpose } from '@chifan/contract/upload/views';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { failureText } from '../platform/query.ts';
import { type CropRect, maxPictureBytes, uploadPicture } from '../platform/upload-picture.ts';

type UploadWords = { readonly purpose: UploadPurpose; readonly onUploaded: (path: string) => void };

type ToSend = { readonly file: Blob; readonly crop: CropRect | null };

export function useUpload({ purpose, onUploaded }: UploadWords) {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const send = async ({ file, crop }: ToSend) => {
    if (file.size > maxPictureBytes) {
      setFailure(t`图片超过 12 MB，请换一张小一些的。`);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    setProgress(0);
    const { signal } = controller;
    await uploadPicture({ purpose, file, crop, onProgress: setProgress, signal }).then(
      ({ path }) => onUploaded(path),
      (error: Error) => {
        if (!signal.aborted) setFailure(failureText(error));
      },
    );
    setProgress(null);
  };
  return { progress, failure, send, cancel: () => running.current?.abort() };
}
