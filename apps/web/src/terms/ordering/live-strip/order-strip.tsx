import { ApproximateAmount, blackOnWhite, Countdown, classNames, Icon, type IconName, Money } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateLiveOrders, type LiveOrder } from '../../../data/live-orders.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatRelativeDateTime } from '../../../platform/time.ts';
import { ArrivalWords } from '../arrival-words.tsx';
import { DayNumber } from '../day-number.tsx';
import { MiniBar } from '../mini-bar.tsx';
import { progressOfOrder } from '../order-progress.ts';
import { isWaitingForGuest, orderStateText } from '../order-state-text.ts';
import { useShownArrival } from '../use-shown-arrival.ts';
import { guestCodeOf } from './guest-code-of.ts';

type StripProps = { readonly order: LiveOrder };

/**
 * One active order with state, time and code. A tap opens the order. At large text sizes it has at most two lines, so
 * that it does not hide the screen.
 */
export function OrderStrip({ order }: StripProps) {
  const { i18n } = useLingui();
  return (
    <div className="@container relative flex min-h-14 flex-wrap items-center gap-x-2 pe-2">
      <Bar order={order} />
      <ScreenLink
        to="pages/order/detail/detail"
        params={{ orderId: String(order.id) }}
        className="flex min-h-14 min-w-[9rem] flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 py-1.5 ps-3 active:bg-sunken @max-[17rem]:min-h-11"
      >
        <Icon name={iconOf(order)} className="@max-[17rem]:hidden" />
        {/* The code moves to the next line as a whole, so that it does not force breaks inside other words. */}
        <span className="min-w-[min(6rem,100%)] flex-1 @max-[17rem]:contents" aria-live="polite">
          <span
            className={classNames(
              'block text-note leading-snug font-semibold @max-[17rem]:basis-full @max-[17rem]:truncate @max-[17rem]:text-small',
              order.state === 'unpaid' && '@max-[17rem]:sr-only',
            )}
          >
            {i18n._(orderStateText(order).title)}
          </span>
          <span className="flex flex-wrap gap-x-1.5 text-small text-soft">
            <DayNumber dayNumber={order.dayNumber} />
            <Unread count={order.unreadMessages} />
            <Time order={order} />
            {order.state === 'unpaid' && (
              <span>
                <ApproximateAmount amounts={[order.payable]} />
              </span>
            )}
            <bdi lang={order.shopName.language} className="max-w-full truncate @max-[17rem]:hidden">
              {order.shopName.text}
            </bdi>
          </span>
        </span>
        <Code code={guestCodeOf(order)} />
      </ScreenLink>
      {order.state === 'unpaid' && <Pay order={order} />}
      {order.reviewAction === 'write' && <Rate order={order} />}
    </div>
  );
}

/** The progress bar of the order’s stages, at the upper edge of the strip. */
function Bar({ order }: StripProps) {
  const progress = progressOfOrder(order);
  if (progress === null) return null;
  return (
    <MiniBar progress={progress} className="pointer-events-none absolute inset-x-3 top-0" segment="rounded-b-full" />
  );
}

function iconOf({ state, workingState, type, dining }: LiveOrder): IconName {
  if (state === 'unpaid') return 'wallet';
  if (workingState === 'to_be_delivered') return 'scooter';
  if (workingState === 'delivered') return 'check';
  if (workingState === 'to_be_picked_up' && type !== 'delivery' && dining !== 'dine_in') return 'bag';
  return workingState === 'pending' ? 'clock' : 'dineIn';
}

const Unread = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className="font-semibold text-link">
      <Plural value={count} one="# new message" other="# new messages" />
    </span>
  );

function Time({ order }: StripProps) {
  const { state, workingState, payBefore, setMealId } = order;
  const queries = useQueryClient();
  const language = useLanguage();
  const { at } = useShownArrival(order);
  if (state === 'unpaid')
    return (
      <span className="text-warn">
        <Trans>
          Pay within{' '}
          <Countdown until={payBefore} onEnd={() => void invalidateLiveOrders(queries)} className="font-semibold" />
        </Trans>
      </span>
    );
  // A set meal has no arrival time before the guest chooses its restaurant.
  if (workingState === 'delivered' || isWaitingForGuest(order)) return null;
  if (setMealId !== null && workingState === 'pending') return null;
  const arrival = formatRelativeDateTime(at, language);
  return (
    <>
      <span className="figures @max-[17rem]:sr-only">
        <ArrivalWords order={order} />
      </span>
      <span aria-hidden className="figures hidden @max-[17rem]:inline">
        ≈ {arrival}
      </span>
    </>
  );
}

function Code({ code }: { readonly code: string | null }) {
  const { t } = useLingui();
  if (code === null) return null;
  const spelled = [...code].join(' ');
  return (
    <span
      role="img"
      aria-label={t`Code: ${spelled}`}
      dir="ltr"
      style={blackOnWhite}
      className="ms-auto rounded-small border border-edge bg-surface px-2 py-1 font-mono text-title leading-none font-bold text-ink @max-[17rem]:text-body"
    >
      {code}
    </span>
  );
}

/** The button that opens the payment of an unpaid order. */
const Pay = ({ order: { id, payable } }: StripProps) => (
  <ScreenLink
    to="pages/shop/success/success"
    params={{ orderId: String(id) }}
    className="ms-auto flex min-h-11 items-center rounded-full bg-brand px-4 text-note font-semibold text-on-brand active:bg-brand-press"
  >
    <span>
      <Trans>
        Pay <Money amount={payable} />
      </Trans>
    </span>
  </ScreenLink>
);

/** The button that opens the review of an order that the guest has received (rules ordering-114, ordering-119). */
const Rate = ({ order: { id } }: StripProps) => (
  <ScreenLink
    to="pages/order/evaluate/evaluate"
    params={{ orderId: String(id) }}
    className="ms-auto flex min-h-11 items-center gap-1 rounded-full border border-edge px-4 text-note font-semibold active:bg-sunken"
  >
    <Icon name="star" size={18} />
    <Trans>Rate</Trans>
  </ScreenLink>
);
