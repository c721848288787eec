import { lazy, Suspense, useEffect } from 'react';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import type { MenuSheetsProps } from './menu-sheets.tsx';

const bringSheets = () => withPhrases(import('./menu-sheets.tsx'), 'catalogue-screens', 'shell-screens');
const MenuSheets = lazy(bringSheets);
/**
 * How long after the first paint the app loads the code of the menu’s sheets (options, cart and diet). Most guests are
 * then still reading the first dishes.
 */
const bringAfterMs = 1_800;

export function LazyMenuSheets(props: MenuSheetsProps) {
  useEffect(() => {
    const timer = setTimeout(() => void bringSheets().catch(() => {}), bringAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (props.sheet.kind === 'none' && props.asked.question === null) return null;
  return (
    <Suspense>
      <MenuSheets {...props} />
    </Suspense>
  );
}
