import { IconButton } from '@chifan/ui';
import { useCopy } from './use-copy.ts';

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const copy = useCopy(text);
  return <IconButton icon="copy" label={label} onClick={copy} />;
}
