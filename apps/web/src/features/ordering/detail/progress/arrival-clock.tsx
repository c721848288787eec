import { Icon } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../../data/ordering.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { formatMinutes, formatRelativeDateTime } from '../../../../platform/time.ts';
import { useShownArrival } from '../../../../terms/ordering/use-shown-arrival.ts';

/** In the last 90 minutes before the arrival, the clock also shows the remaining minutes. */
const countedMinutes = 90;

/** Rules ordering-48 and ordering-116: when the food arrives. A late order also shows the time that was promised. */
export function ArrivalClock({ order }: { readonly order: OrderDetail }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { at, isLate, minutesLeft } = useShownArrival(order);
  const { promisedAt } = order;
  const time = formatRelativeDateTime(at, language);
  const left = formatMinutes(Math.max(1, minutesLeft), language);
  return (
    <div>
      <p className="text-small text-soft">{i18n._(clockLabel(order))}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="figures text-display leading-tight font-bold">{time}</bdi>
        {minutesLeft <= countedMinutes && (
          <span className="text-note text-soft">
            <Trans>in about {left}</Trans>
          </span>
        )}
      </p>
      {isLate && <Lateness promisedAt={promisedAt} at={at} />}
    </div>
  );
}

/** Until the restaurant accepts the order, the time depends on the acceptance. */
function clockLabel({ type, workingState }: OrderDetail): MessageDescriptor {
  if (workingState === 'pending')
    return type === 'delivery' ? msg`Estimated arrival, if accepted` : msg`Estimated ready time, if accepted`;
  return type === 'delivery' ? msg`Estimated arrival` : msg`Estimated ready time`;
}

function Lateness({ promisedAt, at }: { readonly promisedAt: string | null; readonly at: string }) {
  const promised = formatRelativeDateTime(promisedAt ?? at, useLanguage());
  return (
    <p className="flex items-center gap-1 text-note text-warn">
      <Icon name="clock" size={18} />
      {promisedAt === null ? (
        <Trans>Running late</Trans>
      ) : (
        <span>
          <Trans>Running late. Originally expected {promised}.</Trans>
        </span>
      )}
    </p>
  );
}
