import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

/** Copies, and says whether it worked: the words are the specification's (§8). */
export function useCopy(text: string): () => void {
  const { t } = useLingui();
  return () =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t`Copied`, { kind: 'success' }),
      () => toast(t`Copying failed`, { kind: 'failure' }),
    );
}
