import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

/** Rule app-5: copies, and toasts whether it worked. */
export function useCopy(text: string): () => void {
  const { t } = useLingui();
  return () =>
    void write(text).then(
      () => toast(t`Copied`, { kind: 'success' }),
      () => toast(t`Copying failed`, { kind: 'failure' }),
    );
}

/** Over plain http there is no clipboard object. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
