import { type ReviewEvent, type ReviewFault, reviewFaults } from '@chifan/domain/review';
import { RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { ConfirmActionDialog } from '../../staff-order/actions/confirm-action-dialog.tsx';
import type { ActionDialogProps, DialogActions } from '../../staff-order/actions/dialog-action-buttons.tsx';
import { reportReasonLabels } from './review-words.ts';
import type { ModeratedReview } from './reviews.query.ts';

type ModerationProps = ActionDialogProps<ModeratedReview>;

/** Hides a review from guests. The author reads the reason in their language. */
function HideDialog({ subject: { id: reviewId, reports }, onClose }: ModerationProps) {
  const [reason, setReason] = useState<ReviewFault>(reports[0]?.reason ?? 'advertising');
  return (
    <ConfirmActionDialog
      title={t`隐藏这条评价？`}
      confirm={t`确认隐藏`}
      variant="danger"
      send={() => api('/rest/platform/review/moderate', { reviewId, decision: 'hide', reason })}
      success={() => t`已隐藏，评分已更新`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="text-note text-soft">{t`隐藏后不再展示，也不计入评分。作者会收到通知。`}</p>
        <RadioGroup
          label={t`原因（会翻译给作者看）`}
          value={reason}
          onChange={setReason}
          choices={reviewFaults.map((value) => ({ value, label: reportReasonLabels[value]() }))}
        />
      </div>
    </ConfirmActionDialog>
  );
}

const KeepDialog = (props: ModerationProps) => (
  <DecisionDialog
    {...props}
    decision="keep"
    title={t`保留这条评价？`}
    explanation={t`评价继续展示，现有举报记为已处理。`}
    confirm={t`确认保留`}
    done={t`已保留`}
  />
);

const RestoreDialog = (props: ModerationProps) => (
  <DecisionDialog
    {...props}
    decision="restore"
    title={t`恢复展示这条评价？`}
    explanation={t`评价重新展示并计入评分。作者会收到通知。`}
    confirm={t`确认恢复`}
    done={t`已恢复，评分已更新`}
  />
);

type DecisionProps = ModerationProps & {
  readonly decision: 'keep' | 'restore';
  readonly title: string;
  readonly explanation: string;
  readonly confirm: string;
  readonly done: string;
};

const DecisionDialog = ({ subject: { id: reviewId }, onClose, decision, ...words }: DecisionProps) => (
  <ConfirmActionDialog
    title={words.title}
    confirm={words.confirm}
    send={() => api('/rest/platform/review/moderate', { reviewId, decision })}
    success={() => words.done}
    onClose={onClose}
  >
    <p className="text-note text-soft">{words.explanation}</p>
  </ConfirmActionDialog>
);

export const moderationActions: DialogActions<ModeratedReview, ReviewEvent> = [
  { event: 'keep', label: () => t`保留`, variant: 'secondary', Ask: KeepDialog },
  { event: 'hide', label: () => t`隐藏`, variant: 'danger', Ask: HideDialog },
  { event: 'restore', label: () => t`恢复展示`, variant: 'secondary', Ask: RestoreDialog },
];
