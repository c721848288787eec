import { type ReviewFault, reviewFaults } from '@chifan/domain/review';
import { Button, Drawer, Icon, RadioGroup, TextField, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendOnce } from '../../data/send-once.ts';
import { api } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { useSession } from '../../platform/session/session.ts';
import { reportReasonLabels } from './review-words.ts';

/** Reports a review to the platform (rule review-9). A visitor must sign in first. */
export function ReportReview({ reviewId }: { readonly reviewId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const isSignedIn = useSession(({ token }) => token !== null);
  const navigation = useNavigation();
  const open = () => (isSignedIn ? setIsOpen(true) : navigation.open('pages/internal/login/choose/choose'));
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="-my-2 flex min-h-11 items-center gap-1.5 justify-self-start text-small text-soft"
      >
        <Icon name="warning" size={16} />
        <Trans>Report</Trans>
      </button>
      {isOpen && <ReportDrawer reviewId={reviewId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReportDrawer({ reviewId, onClose }: { readonly reviewId: number; readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<ReviewFault | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (input: { reviewId: number; reason: ReviewFault; note: string }) =>
      sendOnce('review.report', input, (options) => api('/rest/review/report', input, options)),
    onSuccess: () => {
      toast(t`Thank you. We’ll look into it.`, { kind: 'success' });
      onClose();
    },
  });
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t`What’s wrong with this review?`}
      actions={
        <Button
          isWide
          disabled={reason === null}
          isBusy={isPending}
          onClick={() => reason !== null && mutate({ reviewId, reason, note })}
        >
          <Trans>Send</Trans>
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <RadioGroup
          label={t`Reason`}
          isLabelHidden
          value={reason}
          onChange={setReason}
          choices={reviewFaults.map((value) => ({ value, label: i18n._(reportReasonLabels[value]) }))}
        />
        <TextField label={t`Add details (optional)`} lines={3} maxLength={300} value={note} onChange={setNote} />
      </div>
    </Drawer>
  );
}
