import type { StaffHelpRequest } from '@chifan/contract/help/views';
import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api.ts';
import { useAction } from '../../platform/use-action.ts';
import type { ActionDialogProps } from '../../staff-order/actions/dialog-action-buttons.tsx';

export function CloseDialog({ subject: { id: helpRequestId }, onClose }: ActionDialogProps<StaffHelpRequest>) {
  const close = useAction(() => api('/rest/platform/help/close', { helpRequestId }), {
    success: () => t`已关闭`,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      title={t`关闭这个对话？`}
      onClose={onClose}
      actions={
        <Button isWide isBusy={close.isPending} onClick={() => close.mutate(undefined)}>
          {t`确认关闭`}
        </Button>
      }
    >
      <p>{t`关闭后，任何一方再发消息都会重新打开。`}</p>
    </Dialog>
  );
}
