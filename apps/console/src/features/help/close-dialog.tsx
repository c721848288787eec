import type { StaffHelpRequest } from '@chifan/contract/help/views';
import { t } from '@lingui/core/macro';
import { api } from '../../platform/api.ts';
import { ConfirmActionDialog } from '../../staff-order/actions/confirm-action-dialog.tsx';
import type { ActionDialogProps } from '../../staff-order/actions/dialog-action-buttons.tsx';

export const CloseDialog = ({ subject: { id: helpRequestId }, onClose }: ActionDialogProps<StaffHelpRequest>) => (
  <ConfirmActionDialog
    title={t`关闭这个对话？`}
    confirm={t`确认关闭`}
    send={() => api('/rest/platform/help/close', { helpRequestId })}
    success={() => t`已关闭`}
    onClose={onClose}
  >
    <p>{t`关闭后，任何一方再发消息都会重新打开。`}</p>
  </ConfirmActionDialog>
);
