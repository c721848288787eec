import { CallError } from '@chifan/contract/client';
import { isFinalRefundState } from '@chifan/domain/refund';
import { Button, EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MallRefund, mallOrderQuery, mallRefundQuery } from '../../../data/mall-order.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { useAskAgain, useOrderNews } from '../../../terms/ordering/use-mall-news.ts';
import { RefundView } from '../../../terms/refund/refund-view.tsx';
import { WithdrawRequest } from '../../../terms/refund/withdraw-request.tsx';
import { OrderLink } from '../goods/order-link.tsx';
import { ProductLines } from '../goods/product-lines.tsx';
import { mallReasonByNumber } from '../order-words.tsx';
import { mallRefund, refundEventWords, refundWords } from './mall-refund.tsx';

export default requireParam(['refundId', 'orderId'], 'mallOrder', MallRefundProgressScreen);

/** Progress of a refund of a mall order. URL parameter: `refundId`, or `orderId` for the newest refund of an order. */
function MallRefundProgressScreen() {
  const { refundId, orderId } = useParams();
  const asked = refundId === undefined ? { orderId: Number(orderId) } : { refundId: Number(refundId) };
  const { data, error, refetch } = useQuery(mallRefundQuery(asked, useLanguage()));
  useOrderNews(data?.orderId ?? 0);
  if (data) return <MallRefundView refund={data} />;
  if (error && isOfNone(error)) return <NoRefund orderId={Number(orderId)} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}

const isOfNone = (error: Error): boolean => error instanceof CallError && error.reason === 'refund_not_found';

/** Shown if the order has no refund. A retry would find no refund either, so the screen links to the order. */
function NoRefund({ orderId }: { readonly orderId: number }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="receipt"
      title={t`No refund was requested`}
      action={orderId > 0 ? <OrderLink orderId={orderId} /> : undefined}
    />
  );
}

type MallRefundProps = { readonly refund: MallRefund };

function MallRefundView({ refund }: MallRefundProps) {
  const { i18n } = useLingui();
  const { title, text } = refundWords(refund);
  return (
    <RefundView
      kind={mallRefund}
      refund={refund}
      title={title}
      next={text && <p className="text-note text-soft">{i18n._(text)}</p>}
      granted={refund.granted}
      actions={<Actions refund={refund} />}
      stepLabel={({ event }) => refundEventWords[event]}
      items={<ProductLines lines={refund.items} />}
      reason={mallReasonByNumber(refund.reason)}
    />
  );
}

/**
 * Cancels the refund request. After the request has ended, the button offers another request if the order allows it.
 */
function Actions({ refund: { id, orderId, state, allowedEvents } }: MallRefundProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const askAgain = useAskAgain();
  const isOver = isFinalRefundState(state);
  const { data: order } = useQuery({ ...mallOrderQuery(orderId, useLanguage()), enabled: isOver });
  const mayAskAgain = isOver && order?.allowedEvents.includes('apply_for_refund');
  const mayWithdraw = allowedEvents.includes('withdraw');
  if (!mayWithdraw && !mayAskAgain) return null;
  return (
    <section aria-label={t`What you can do`} className="grid gap-2">
      {mayWithdraw && <WithdrawRequest kind={mallRefund} refundId={id} onChanged={askAgain} />}
      {mayAskAgain && (
        <Button
          variant="secondary"
          isWide
          onClick={() => navigation.open('pages/internal/mall/order/refund/apply/apply', { orderId: String(orderId) })}
        >
          <Trans>Request again</Trans>
        </Button>
      )}
    </section>
  );
}
