import { CallError } from '@chifan/contract/client';
import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { maxPhotoBytes, type PhotoQuality, shrinkPhoto } from '@chifan/ui/shrink-photo';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '../calls/toast-failure.ts';
import { imageUrl } from '../site/image-url.ts';
import { uploadPhoto } from './upload-photo.ts';

const tooLarge = 413;

/** URLs of uploaded pictures, in memory only. The URL of a private picture is valid only for minutes. */
const addresses = new Map<string, string>();

export const uploadedPhotoUrl = (path: string): string => imageUrl(addresses.get(path) ?? path);

export type GuestPhoto = 'refund' | 'review' | 'help';

type Chosen = { readonly file: File; readonly quality: PhotoQuality };

type Sending = {
  readonly purpose: GuestPhoto;
  /** Message for a failed upload, shown before the reason. */
  readonly failed?: string | undefined;
  readonly onSent: (path: string) => void;
};

/**
 * Uploads one picture. An error is shown, and the guest can choose again. `percent`: progress of the current upload.
 */
export function useUploadPhoto({ purpose, failed, onSent }: Sending) {
  const { t } = useLingui();
  const [percent, setPercent] = useState<number | null>(null);
  const sending = useMutation({
    mutationFn: async ({ file, quality }: Chosen) => {
      const photo = await shrinkPhoto(file, quality);
      if (photo.size > maxPhotoBytes) throw new CallError(tooLarge, t`This photo is larger than 12 MB.`);
      return uploadPhoto(purpose, photo, setPercent);
    },
    onSuccess: ({ path, address }) => {
      addresses.set(path, address);
      toast(t`Photo uploaded`, { kind: 'success' });
      onSent(path);
    },
    meta: { isQuiet: true },
    onError: (error) => (failed === undefined ? toastFailure(error) : toastFailed(failed, error)),
    onSettled: () => setPercent(null),
  });
  return { ...sending, percent };
}

function toastFailed(failed: string, error: unknown): void {
  if (error instanceof CallError && error.code === 401) return;
  const reason = error instanceof CallError ? ` ${error.message}` : '';
  toast(`${failed}${reason}`, { kind: 'failure', durationMs: failureToastMs });
}
