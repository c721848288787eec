import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

/** Whether the phone has a sheet that passes this on to another app. */
export const maySend = (what: ShareData): boolean => 'canShare' in navigator && navigator.canShare(what);

/** Hands something over to the phone's own sheet. */
export function useSend(): (what: ShareData) => void {
  const { t } = useLingui();
  return (what) =>
    void navigator.share(what).catch((error: unknown) => {
      if (hasFailed(error)) toast(t`It could not be sent`, { kind: 'failure' });
    });
}

/** A guest who closes the sheet has changed their mind, and one who presses again while it opens sees it open. */
export const hasFailed = (error: unknown): boolean =>
  !(error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name));
