import { CallError } from '@chifan/contract/client';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { isPhotoTooLarge, sendPhoto } from '../../../platform/send-photo.ts';

const tooLarge = 413;

/** Sends one picture for a refund; what did not arrive is said and may be chosen again. */
export function useSendPhoto(onSent: (path: string) => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (file: File) => {
      if (isPhotoTooLarge(file)) throw new CallError(tooLarge, t`The photo is larger than 12 MB.`);
      return sendPhoto('refund', file);
    },
    onSuccess: onSent,
    onError: toastFailure,
  });
}
