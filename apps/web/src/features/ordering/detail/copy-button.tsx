import { IconButton, toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

/** Says whether it worked: the words are the specification's (§8). */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useLingui();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t`Copied`, { kind: 'success' }),
      () => toast(t`Copying failed`, { kind: 'failure' }),
    );
  return <IconButton icon="copy" label={label} onClick={copy} />;
}
