import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { UnsavedGuard } from '../platform/unsaved.ts';

export function UnsavedDialog({ guard: { pendingLeave } }: { readonly guard: UnsavedGuard }) {
  return (
    <Dialog isOpen={pendingLeave !== null} title={t`还没有保存`} onClose={() => pendingLeave?.stay()}>
      <p className="mb-4 text-soft">{t`离开后，刚才的修改将会丢失。`}</p>
      <div className="grid gap-3">
        <Button isWide onClick={() => pendingLeave?.stay()}>
          {t`继续编辑`}
        </Button>
        <Button variant="danger" isWide onClick={() => pendingLeave?.leave()}>
          {t`不保存，离开`}
        </Button>
      </div>
    </Dialog>
  );
}
