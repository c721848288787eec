import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { BottomBar } from '../../../../forms/bottom-bar.tsx';
import { api } from '../../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../../platform/use-action.ts';
import { type DraftRow, type ExistingDish, problemOfRow } from './draft-rows.ts';
import { sheetRowsOf } from './sheet-rows.ts';

type ImportDraftsProps = {
  readonly shopId: number;
  readonly drafts: readonly DraftRow[];
  readonly menu: readonly ExistingDish[];
  /** Called before the console opens the import preview. */
  readonly onTaken: () => void;
};

/** Sends the selected rows to a menu import. The merchant sees a preview first, and can undo the import later. */
export function ImportDraftsButton({ shopId, drafts, menu, onTaken }: ImportDraftsProps) {
  const navigate = useNavigate();
  const preview = usePreviewRows(shopId, (importId) => {
    onTaken();
    void navigate({ to: '/menu-import', search: { import: importId } });
  });
  const wanted = drafts.filter(({ isWanted }) => isWanted).length;
  const faulty = drafts.filter((row) => problemOfRow(row, drafts) !== null).length;
  return (
    <BottomBar>
      {preview.error && (
        <p role="alert" className="text-note text-bad">
          {preview.error.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="min-w-0 flex-1 text-note text-soft">
          {faulty === 0 ? t`将导入 ${wanted} 道菜` : t`还有 ${faulty} 道需要补全`}
        </p>
        <Button
          disabled={wanted === 0 || faulty > 0}
          isBusy={preview.isPending}
          onClick={() => preview.mutate(sheetRowsOf(drafts, menu))}
        >
          {t`预览导入`}
        </Button>
      </div>
    </BottomBar>
  );
}

function usePreviewRows(shopId: number, onDone: (importId: number) => void) {
  const keyFor = useKeyFor();
  return useAction(
    (rows: ReturnType<typeof sheetRowsOf>) => {
      const sent = { shopId, fileName: t`纸质菜单照片`, source: { rows } };
      return api('/rest/merchant/menu/import/preview', sent, { idempotencyKey: keyFor(sent) });
    },
    { onDone: ({ importId }) => onDone(importId), isQuiet: true },
  );
}
