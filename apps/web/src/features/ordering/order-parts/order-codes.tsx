import { Card, Countdown, PickUpCode } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime, isLaterDay } from '../../../platform/time.ts';
import { guestCodeOf } from '../../../terms/ordering/live-strip/guest-code-of.ts';
import type { OrderPartProps } from './order-part-props.ts';

const codeZh = { called: '取餐码', delivery: '收货码' } as const;

/** The code to show at the counter or to the courier, or a countdown until the code arrives. */
export function OrderCodes({ order, onChanged }: OrderPartProps) {
  const code = guestCodeOf(order);
  if (code !== null && order.type === 'delivery' && order.workingState !== 'to_be_delivered')
    return <LaterCode order={order} code={code} />;
  if (code !== null) return <PickUpCode label={<CodeLabel order={order} />} code={code} />;
  // A dine-in order shows no countdown, because the guest waits for food and not for a code (rule ordering-112).
  if (order.codeExpectedAt === null || isEatenHere(order)) return null;
  return (
    <Card className="text-center">
      {order.workingState === 'pending' ? (
        <p className="text-note text-soft">
          <Trans>Your pickup code comes once the restaurant accepts the order.</Trans>
        </p>
      ) : (
        <CodeClock expectedAt={order.codeExpectedAt} onEnd={onChanged} />
      )}
    </Card>
  );
}

/** The hand-over code in small type, because no courier has the food yet. */
const LaterCode = ({ order, code }: { readonly order: OrderDetail; readonly code: string }) => (
  <Card className="flex items-center justify-between gap-4 text-note text-soft">
    <p className="min-w-0">
      <CodeLabel order={order} />
    </p>
    <bdi dir="ltr" className="font-mono text-body font-semibold text-ink">
      {code}
    </bdi>
  </Card>
);

type Labelled = Pick<OrderDetail, 'type' | 'estimatedAt'> & Partial<Pick<OrderDetail, 'dining' | 'setMealId'>>;

export const isEatenHere = ({ dining, setMealId }: Partial<Pick<OrderDetail, 'dining' | 'setMealId'>>): boolean =>
  dining === 'dine_in' && setMealId === null;

/** The label of a code in the guest’s language and in Chinese, because staff read it on the guest’s phone. */
export function CodeLabel({ order }: { readonly order: Labelled }) {
  const { type, estimatedAt } = order;
  const day = formatTime(estimatedAt, 'day', useLanguage());
  if (type === 'delivery')
    return (
      <>
        <Trans>Give this code to the courier only once you have your food</Trans>{' '}
        <InChinese>{codeZh.delivery}</InChinese>
      </>
    );
  if (isEatenHere(order))
    return (
      <>
        <Trans>Show this code only if staff ask for it</Trans> <InChinese>{codeZh.called}</InChinese>
      </>
    );
  return (
    <>
      {/* Name the day, because a pickup code is valid only on its own day. */}
      {isLaterDay(estimatedAt) ? <Trans>Your pickup code for {day}</Trans> : <Trans>Your pickup code</Trans>}{' '}
      <InChinese>{codeZh.called}</InChinese>
    </>
  );
}

/** The Chinese term that staff look for on the guest’s phone. Omitted if the guest reads Chinese. */
export const InChinese = ({ children }: { readonly children: string }) =>
  useLanguage() === 'zh-CN' ? null : (
    <bdi lang="zh-CN" className="font-semibold whitespace-nowrap">
      {children}
    </bdi>
  );

/** Countdown until the code arrives. When the server postpones a late code, the countdown does not start again. */
function CodeClock({ expectedAt, onEnd }: { readonly expectedAt: string; readonly onEnd: () => void }) {
  const [isDue, setIsDue] = useState(() => Date.parse(expectedAt) <= Date.now());
  const end = () => {
    setIsDue(true);
    onEnd();
  };
  return (
    <>
      <p className="text-note text-soft">
        <Trans>Your pickup code will be here in</Trans>
      </p>
      <p className="text-display font-bold">
        {isDue ? <Trans>a moment</Trans> : <Countdown until={expectedAt} onEnd={end} />}
      </p>
    </>
  );
}
