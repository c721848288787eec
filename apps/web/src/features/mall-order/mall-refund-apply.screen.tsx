import { CallError } from '@chifan/contract/client';
import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { mallRefundPreviewQuery } from '../../data/mall-order.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation.ts';
import { RefundForm } from './refund/apply/refund-form.tsx';
import { RefundRefused } from './refund/apply/refund-refused.tsx';

export default needsParam(['orderId'], 'mallOrder', MallRefundApplyScreen);

/** Parameter: `orderId`. */
function MallRefundApplyScreen() {
  const orderId = Number(useParams().orderId);
  const { data, error, refetch } = useQuery(mallRefundPreviewQuery(orderId, useLanguage()));
  if (error && isRefusal(error)) return <RefundRefused orderId={orderId} why={error.message} />;
  if (data) return <RefundForm orderId={orderId} preview={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

/** Asking once more would change nothing. */
const isRefusal = (error: Error): boolean =>
  error instanceof CallError && (error.reason === 'refund_not_allowed' || error.reason === 'refund_too_late');
