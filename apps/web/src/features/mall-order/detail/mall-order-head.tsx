import { Card, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MallOrder } from '../../../data/mall-order.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { Points } from '../../../terms/points/points.tsx';
import { MallStateBadge } from '../words/mall-state-badge.tsx';
import { historyReason } from '../words/reason-words.ts';
import { stateWords } from '../words/state-words.ts';

type OrderProps = { readonly order: MallOrder };

/** Where the order stands, and what comes next by itself. */
export function MallOrderHead({ order }: OrderProps) {
  const { i18n } = useLingui();
  const { title, text } = stateWords(order.state);
  return (
    <Card className="grid justify-items-start gap-2">
      <MallStateBadge state={order.state} />
      <div aria-live="polite">
        <h2 className="text-title font-semibold text-balance">{i18n._(title)}</h2>
        {text && <p className="text-note text-soft">{i18n._(text)}</p>}
      </div>
      <Ending order={order} />
      <ByItself order={order} />
    </Card>
  );
}

/** Why it ended. */
function Ending({ order: { state, timeline } }: OrderProps) {
  const { i18n } = useLingui();
  const reason = state === 'cancelled' ? historyReason(timeline.at(-1)?.reason ?? null) : undefined;
  return reason ? <p className="text-note text-soft">{i18n._(reason)}</p> : null;
}

/** What no tap is needed for, and what is possible until when. */
function ByItself({ order: { confirmsAt, refundableUntil, allowedEvents, refunded } }: OrderProps) {
  const language = useLanguage();
  const received = confirmsAt === null ? '' : formatTime(confirmsAt, 'day', language);
  const refundable = refundableUntil === null ? '' : formatTime(refundableUntil, 'dayAndTime', language);
  return (
    <>
      {received !== '' && (
        <p className="text-note text-soft">
          <Trans>On {received} it counts as received by itself.</Trans>
        </p>
      )}
      {refundable !== '' && allowedEvents.includes('apply_for_refund') && (
        <p className="text-note text-soft">
          <Trans>You can ask for a refund until {refundable}.</Trans>
        </p>
      )}
      {refunded > 0 && (
        <p className="flex items-center gap-1 text-note text-good">
          <Icon name="check" size={18} />
          <span>
            <Trans>
              Back with you: <Points points={refunded} />
            </Trans>
          </span>
        </p>
      )}
    </>
  );
}
