import { Button, toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type CopyButtonProps = {
  readonly label: string;
  readonly text: string;
};

/** Copies a text. If the browser denies access to the clipboard, staff can still select the text. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t`已复制`, { kind: 'success' });
    } catch {
      toast(t`无法自动复制，请选中文字后复制`, { kind: 'failure' });
    }
  };
  return (
    <Button variant="secondary" icon="copy" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
