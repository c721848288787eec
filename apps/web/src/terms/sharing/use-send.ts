import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

export const maySend = (what: ShareData): boolean => 'canShare' in navigator && navigator.canShare(what);

export function useSend(): (what: ShareData) => void {
  const { t } = useLingui();
  return (what) =>
    void navigator.share(what).catch((error: unknown) => {
      if (hasFailed(error)) toast(t`It could not be sent`, { kind: 'failure' });
    });
}

/** Closing the sheet, or pressing again while it opens, is no failure. */
export const hasFailed = (error: unknown): boolean =>
  !(error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name));
