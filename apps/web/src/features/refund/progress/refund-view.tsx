import { Card, HanName, Money, Timeline } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { GatewayRefundList } from '../../../platform/money/gateway-refund-list.tsx';
import { PhotoRow } from '../../../platform/photos/photo-row.tsx';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatTime } from '../../../platform/time.ts';
import { cancelReasonByKey } from '../../../terms/orders/cancel-reason-words.ts';
import { eventTitle } from '../words/state-words.ts';
import { RefundActions } from './refund-actions.tsx';
import { RefundHead } from './refund-head.tsx';
import type { RefundPartProps, RefundViewProps } from './refund-part-props.ts';

/** What counts now first: the state, the money, what may be done. */
export function RefundView({ refund, onChanged }: RefundViewProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <RefundHead refund={refund} />
      {refund.gatewayRefunds.length > 0 && (
        <Card title={t`Your money`}>
          <GatewayRefundList
            gatewayRefunds={refund.gatewayRefunds.map((gatewayRefund) => ({
              ...gatewayRefund,
              at: gatewayRefund.settledAt,
            }))}
          />
        </Card>
      )}
      <RefundActions refund={refund} onChanged={onChanged} />
      <Card title={t`What has happened`}>
        <Steps refund={refund} />
      </Card>
      <Card title={t`Your request`}>
        <Request refund={refund} />
      </Card>
      <ScreenLink
        to="pages/order/detail/detail"
        params={{ orderId: String(refund.orderId) }}
        className="flex min-h-11 items-center justify-center text-link"
      >
        <Trans>See the order</Trans>
      </ScreenLink>
    </div>
  );
}

/** The newest first, in Shanghai's time. */
function Steps({ refund }: RefundPartProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div aria-live="polite">
      <Timeline
        label={t`What has happened`}
        steps={refund.timeline.toReversed().map(({ event, at }) => ({
          key: `${event} ${at}`,
          title: i18n._(eventTitle(event)),
          time: formatTime(at, 'moment', language),
        }))}
      />
    </div>
  );
}

function Request({ refund }: RefundPartProps) {
  const { i18n } = useLingui();
  const { number } = refund;
  const reason = cancelReasonByKey(refund.reason);
  return (
    <div className="grid grid-cols-1 gap-3">
      <HanName name={refund.shopName} nameZh={refund.shopNameZh} as="h3" />
      <ul className="grid grid-cols-1 gap-2">
        {refund.items.map(({ name, nameZh, quantity, amount }, at) => (
          <li key={`${nameZh} ${at}`} className="flex items-start justify-between gap-3">
            <HanName name={name} nameZh={nameZh} />
            <span className="shrink-0 text-end">
              <Money amount={amount} className="block" />
              <bdi dir="ltr" className="figures text-small text-soft">
                ×{quantity}
              </bdi>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-3">
        <span>
          <Trans>You asked for</Trans>
        </span>
        <Money amount={refund.asked} className="font-semibold" />
      </p>
      {reason && <p className="text-note text-soft">{i18n._(reason)}</p>}
      {refund.note && (
        <p dir="auto" className="text-note whitespace-pre-line">
          {refund.note}
        </p>
      )}
      <PhotoRow photos={refund.photos} />
      <p className="text-small text-faint">
        <Trans>
          Refund <bdi dir="ltr">{number}</bdi>
        </Trans>
      </p>
    </div>
  );
}
