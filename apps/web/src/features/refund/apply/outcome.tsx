import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { RefundPreview } from '../../../data/refund.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import type { RefundDraft } from '../../../terms/refund/refund-draft.ts';

type OutcomeProps = {
  readonly preview: Pick<RefundPreview, 'isAtOnce' | 'byRule' | 'answerBefore'>;
  readonly draft: Pick<RefundDraft, 'reason' | 'photos'>;
  /** The requested amount in fen. */
  readonly amount: number;
};

/** Shows, before the guest sends the request, who decides about it and until when. */
export function Outcome({ preview: { isAtOnce, byRule, answerBefore }, draft, amount }: OutcomeProps) {
  const due = formatTime(answerBefore, 'moment', useLanguage());
  const fitsRule =
    byRule !== null && draft.reason !== null && byRule.reasons.includes(draft.reason) && amount <= byRule.most;
  if (isAtOnce || (fitsRule && draft.photos.length > 0)) {
    return (
      <p role="status" className="flex items-center gap-2 text-note text-good">
        <Icon name="check" size={20} />
        <Trans>Refunded right away, no approval needed.</Trans>
      </p>
    );
  }
  return (
    <p role="status" className="text-note text-soft">
      {fitsRule ? (
        <Trans>Add a photo and you’re refunded right away. Without a photo, the restaurant decides first.</Trans>
      ) : (
        <Trans>The restaurant has until {due} to reply. After that, we decide.</Trans>
      )}
    </p>
  );
}
