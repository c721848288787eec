import { Card, Countdown, PickUpCode } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime, isLaterDay } from '../../../platform/time.ts';
import type { OrderPartProps } from './order-part-props.ts';

const codeZh = '取餐码';

/** The code for the counter or the courier, or a countdown until there is one. */
export function OrderCodes({ order, onChanged }: OrderPartProps) {
  const { t } = useLingui();
  const day = formatTime(order.estimatedAt, 'day', useLanguage());
  // Pick-up codes are valid on their own day only.
  const codeLabel = isLaterDay(order.estimatedAt) ? t`Your pick-up code for ${day}` : t`Your pick-up code`;
  if (order.pickUpCode !== null && order.workingState === 'to_be_picked_up')
    return (
      <PickUpCode
        label={
          <>
            {codeLabel} <InChinese>{codeZh}</InChinese>
          </>
        }
        code={order.pickUpCode}
      />
    );
  if (order.handOverCode !== null && isComing(order.workingState))
    return (
      <PickUpCode label={t`Tell this code to the courier only when you have your food`} code={order.handOverCode} />
    );
  if (order.codeExpectedAt === null) return null;
  return (
    <Card className="text-center">
      {order.workingState === 'pending' ? (
        <p className="text-note text-soft">
          <Trans>Your pick-up code comes once the restaurant has taken the order.</Trans>
        </p>
      ) : (
        <CodeClock expectedAt={order.codeExpectedAt} onEnd={onChanged} />
      )}
    </Card>
  );
}

/** What the staff look for, where the guest reads another language. */
export const InChinese = ({ children }: { readonly children: string }) =>
  useLanguage() === 'zh-CN' ? null : (
    <bdi lang="zh-CN" className="font-semibold">
      {children}
    </bdi>
  );

/** The server moves a late code's due time along: a countdown that restarts would say nothing. */
function CodeClock({ expectedAt, onEnd }: { readonly expectedAt: string; readonly onEnd: () => void }) {
  const [isDue, setIsDue] = useState(() => Date.parse(expectedAt) <= Date.now());
  const end = () => {
    setIsDue(true);
    onEnd();
  };
  return (
    <>
      <p className="text-note text-soft">
        <Trans>Your pick-up code will be here in</Trans>
      </p>
      <p className="text-display font-bold">
        {isDue ? <Trans>a moment</Trans> : <Countdown until={expectedAt} onEnd={end} />}
      </p>
    </>
  );
}

const isComing = (state: string) => state === 'to_be_picked_up' || state === 'to_be_delivered';
