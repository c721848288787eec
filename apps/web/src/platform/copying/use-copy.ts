import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

/** Copies a text and shows a toast that confirms it or reports an error (rule app-5). */
export function useCopy(text: string): () => void {
  const { t } = useLingui();
  return () =>
    void write(text).then(
      () => toast(t`Copied`, { kind: 'success' }),
      () => toast(t`Copying failed`, { kind: 'failure' }),
    );
}

/** Copies the text. The promise rejects if `navigator.clipboard` is missing, as on a page over plain http. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
