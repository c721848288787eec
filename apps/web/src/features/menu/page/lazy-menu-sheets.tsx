import { lazy, Suspense, useEffect } from 'react';
import type { MenuSheetsProps } from './menu-sheets.tsx';
import type { MenuSheet } from './use-menu-actions.ts';

const bringSheets = async () => ({ default: (await import('./menu-sheets.tsx')).MenuSheets });
const MenuSheets = lazy(bringSheets);
/** After the first paint, and before most guests have read the first dishes. */
const bringAfterMs = 1_800;

type LazyMenuSheetsProps = Omit<MenuSheetsProps, 'sheet'> & { readonly sheet: MenuSheet };

export function LazyMenuSheets({ sheet, ...each }: LazyMenuSheetsProps) {
  useEffect(() => {
    const timer = setTimeout(() => void bringSheets().catch(() => {}), bringAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (sheet.kind === 'none') return null;
  return (
    <Suspense>
      <MenuSheets sheet={sheet} {...each} />
    </Suspense>
  );
}
