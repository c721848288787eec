import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

/** Whether the phone has a sheet that passes this on to another app. */
export const maySend = (what: ShareData): boolean => 'canShare' in navigator && navigator.canShare(what);

/** Hands something over to the phone's own sheet; a guest who closes it has changed their mind, and nothing has failed. */
export function useSend(): (what: ShareData) => void {
  const { t } = useLingui();
  return (what) =>
    void navigator.share(what).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast(t`It could not be sent`, { kind: 'failure' });
    });
}
