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

/** Of this page's life: a picture that was sent is private, and seen by an address that is good for minutes. */
const addresses = new Map<string, string>();

/** Where a picture that was just sent is seen. */
export const sentPhotoAddress = (path: string): string => imageUrl(addresses.get(path) ?? path);

type Chosen = { readonly file: File; readonly quality: PhotoQuality };

/** Sends one picture for a refund; what did not arrive is said and may be chosen again. */
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
