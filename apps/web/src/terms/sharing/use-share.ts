import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

export const canShareContent = (what: ShareData): boolean => 'canShare' in navigator && navigator.canShare(what);

export function useShare(): (what: ShareData) => void {
  const { t } = useLingui();
  return (what) =>
    void navigator.share(what).catch((error: unknown) => {
      if (isShareFailure(error)) toast(t`Not sent`, { kind: 'failure' });
    });
}

/** Closing the share sheet, or pressing the button again while it opens, is not an error. */
export const isShareFailure = (error: unknown): boolean =>
  !(error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name));
