import { useLongPress } from '@chifan/ui';
import type { ReactNode } from 'react';
import { useCopy } from './use-copy.ts';

type CopiedByPressProps = { readonly text: string; readonly children: ReactNode };

/** Copies `text` after a long press (rule app-11). A button next to the text copies it too. */
export function TapToCopy({ text, children }: CopiedByPressProps) {
  const press = useLongPress(useCopy(text));
  return (
    <span {...press} className="min-w-0 select-none [-webkit-touch-callout:none]">
      {children}
    </span>
  );
}
