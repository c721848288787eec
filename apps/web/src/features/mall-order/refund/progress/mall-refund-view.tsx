import { Card, Timeline } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../../platform/language.ts';
import { ScreenLink } from '../../../../platform/screen-link.tsx';
import { formatWhen } from '../../../../platform/time.ts';
import { refundEventLabel } from '../../words/refund-words.ts';
import { MallRefundActions } from './mall-refund-actions.tsx';
import { MallRefundHead } from './mall-refund-head.tsx';
import type { RefundPartProps, RefundViewProps } from './mall-refund-part-props.ts';
import { RequestCard } from './request-card.tsx';

/** What counts now first: the state, the points, what may be done. */
export function MallRefundView({ refund, onChanged }: RefundViewProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <MallRefundHead refund={refund} />
      <MallRefundActions refund={refund} onChanged={onChanged} />
      <Card title={t`What has happened`}>
        <Steps refund={refund} />
      </Card>
      <RequestCard refund={refund} />
      <ScreenLink
        to="pages/internal/mall/order/detail/detail"
        params={{ orderId: String(refund.orderId) }}
        className="flex min-h-11 items-center justify-center text-link underline"
      >
        <Trans>See the order</Trans>
      </ScreenLink>
    </div>
  );
}

/** The newest first. */
function Steps({ refund: { timeline } }: RefundPartProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div aria-live="polite">
      <Timeline
        label={t`What has happened`}
        steps={timeline.toReversed().map(({ event, at }) => ({
          key: `${event} ${at}`,
          title: i18n._(refundEventLabel(event)),
          time: formatWhen(at, language),
        }))}
      />
    </div>
  );
}
