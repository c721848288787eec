import { CallError } from '@chifan/contract/client';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../calls/toast-failure.ts';
import { imageUrl } from '../site/image-url.ts';
import { type PhotoQuality, photoBytesMost } from './photo-size.ts';
import { sendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const tooLarge = 413;

/** Kept in memory only: a sent picture is private, and its address is valid for minutes. */
const addresses = new Map<string, string>();

export const sentPhotoAddress = (path: string): string => imageUrl(addresses.get(path) ?? path);

type Chosen = { readonly file: File; readonly quality: PhotoQuality };

/** Sends one picture of a refund; a failure is shown, and it may be chosen again. */
export function useSendPhoto(onSent: (path: string) => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async ({ file, quality }: Chosen) => {
      const photo = await shrinkPhoto(file, quality);
      if (photo.size > photoBytesMost) throw new CallError(tooLarge, t`The photo is larger than 12 MB.`);
      return sendPhoto('refund', photo);
    },
    onSuccess: ({ path, address }) => {
      addresses.set(path, address);
      toast(t`Photo uploaded`, { kind: 'success' });
      onSent(path);
    },
    onError: toastFailure,
  });
}
