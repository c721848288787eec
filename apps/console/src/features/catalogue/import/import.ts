import type { OutputAt } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';

export type Preview = OutputAt<'/rest/merchant/menu/import/show'>;
export type PreviewRow = Preview['rows'][number];
export type ImportApplication = OutputAt<'/rest/merchant/menu/import/apply'>;
export type ImportUndo = OutputAt<'/rest/merchant/menu/import/undo'>;
export type PastImport = OutputAt<'/rest/merchant/menu/import/list'>['imports'][number];

export const usePreview = (shopId: number, importId: number) =>
  useQuery({
    queryKey: ['menu-import', shopId, importId],
    queryFn: ({ signal }) => api('/rest/merchant/menu/import/show', { shopId, importId }, { signal }),
    enabled: importId > 0,
  });

export const usePastImports = (shopId: number) =>
  useQuery({
    queryKey: ['menu-imports', shopId],
    queryFn: ({ signal }) => api('/rest/merchant/menu/import/list', { shopId }, { signal }),
  });

export type SheetFile = { readonly fileName: string; readonly base64: string };

export function useSendSheet(shopId: number, onDone: (importId: number) => void) {
  const keyFor = useKeyFor();
  return useAction(
    ({ fileName, base64 }: SheetFile) => {
      const sent = { shopId, fileName, source: { base64 } };
      return api('/rest/merchant/menu/import/preview', sent, { idempotencyKey: keyFor(sent) });
    },
    { onDone: ({ importId }) => onDone(importId), isQuiet: true },
  );
}

type Application = {
  readonly importId: number;
  readonly seen: string;
  readonly photos: { readonly file: string; readonly path: string }[];
};

export function useApply(shopId: number, onDone: (applied: ImportApplication) => void) {
  const keyFor = useKeyFor();
  return useAction(
    (application: Application) => {
      const sent = { shopId, ...application };
      return api('/rest/merchant/menu/import/apply', sent, { idempotencyKey: keyFor(sent) });
    },
    { success: () => t`已导入`, onDone, isQuiet: true },
  );
}

export function useUndo(shopId: number, onDone: (undone: ImportUndo) => void) {
  const keyFor = useKeyFor();
  return useAction(
    (importId: number) => {
      const sent = { shopId, importId };
      return api('/rest/merchant/menu/import/undo', sent, { idempotencyKey: keyFor(sent) });
    },
    { success: () => t`已撤销`, onDone },
  );
}
