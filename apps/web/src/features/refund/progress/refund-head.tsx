import { Card, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { stateTitle } from '../words/state-words.ts';
import { OfferCard } from './offer-card.tsx';
import type { RefundPartProps } from './refund-part-props.ts';

/** Where the request stands, what was decided, and until when. */
export function RefundHead({ refund }: RefundPartProps) {
  const { i18n } = useLingui();
  const { granted, decisionWords } = refund;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <div aria-live="polite">
        <h2 className="text-title font-semibold text-balance">{i18n._(stateTitle(refund))}</h2>
        <Deadline refund={refund} />
      </div>
      <OfferCard refund={refund} />
      {granted && (
        <p className="flex items-baseline justify-between gap-3">
          <span>
            <Trans>Granted</Trans>
          </span>
          <Money amount={granted.amount} className="text-title font-semibold" />
        </p>
      )}
      {granted && granted.amount < refund.asked && (
        <p className="text-note text-soft">
          <Trans>This is a part of what you asked for.</Trans>
        </p>
      )}
      {decisionWords && <p className="text-note">{decisionWords}</p>}
    </Card>
  );
}

/** A clock, not a policy page. */
function Deadline({ refund: { state, dueAt, offer } }: RefundPartProps) {
  const language = useLanguage();
  const due = dueAt === null ? '' : formatTime(dueAt, 'moment', language);
  if (state === 2 && due) {
    return (
      <p className="text-note text-soft">
        <Trans>It answers by {due}; if it does not, we decide.</Trans>
      </p>
    );
  }
  if (state === 3 && due && offer) {
    return (
      <p className="text-note text-soft">
        <Trans>Accept it, or ask us to decide, until {due}. If you do nothing, you get this part then.</Trans>
      </p>
    );
  }
  if (state === 3 && due) {
    return (
      <p className="text-note text-soft">
        <Trans>You can ask us to decide until {due}.</Trans>
      </p>
    );
  }
  if (state !== 4) return null;
  return (
    <p className="text-note text-soft">
      <Trans>We look at what both sides say and answer in writing.</Trans>
    </p>
  );
}
