import { CallError } from '@chifan/contract/client';
import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MallRefundPreview, mallRefundPreviewQuery } from '../../data/mall-order.ts';
import { sendOnce } from '../../data/send-once.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation.ts';
import { Points } from '../../terms/points/points.tsx';
import { emptyDraft, itemsLeft } from '../../terms/refunds/refund-draft.ts';
import { RefundForm } from '../../terms/refunds/refund-form.tsx';
import { OrderLink } from './goods/order-link.tsx';
import { mallRefund, numbered, pointsWorth } from './mall-refund.tsx';
import { useAskAgain } from './use-mall-news.ts';

export default needsParam(['orderId'], 'mallOrder', MallRefundApplyScreen);

/** Parameter: `orderId`. */
function MallRefundApplyScreen() {
  const orderId = Number(useParams().orderId);
  const { data, error, refetch } = useQuery(mallRefundPreviewQuery(orderId, useLanguage()));
  if (error && isRefusal(error)) return <Refused orderId={orderId} why={error.message} />;
  if (data) return <MallRefundForm orderId={orderId} preview={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

const isRefusal = (error: Error): boolean =>
  error instanceof CallError && (error.reason === 'refund_not_allowed' || error.reason === 'refund_too_late');

type MallRefundFormProps = { readonly orderId: number; readonly preview: MallRefundPreview };

function MallRefundForm({ orderId, preview }: MallRefundFormProps) {
  const [kept, setDraft] = useState(emptyDraft);
  const draft = { ...kept, items: itemsLeft(preview.lines, kept.items) };
  return (
    <RefundForm
      kind={mallRefund}
      preview={preview}
      draft={draft}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      total={<ComesBack points={pointsWorth(preview.lines, draft.items)} />}
      send={({ items, ...request }) => {
        const input = { orderId, items: numbered(items), ...request };
        return sendOnce('mall.refund.apply', input, (options) => api('/rest/mall/refund/apply', input, options));
      }}
      onSettled={useAskAgain()}
    />
  );
}

const ComesBack = ({ points }: { readonly points: number }) => (
  <p aria-live="polite" className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3">
    <span>
      <Trans>You get back up to</Trans>
    </span>
    <Points points={points} className="text-title font-semibold" />
  </p>
);

/** Nothing of this order can be refunded now: says why, and leads to the order. */
function Refused({ orderId, why }: { readonly orderId: number; readonly why: string }) {
  const { t } = useLingui();
  return (
    <EmptyState icon="info" title={t`No refund possible now`} action={<OrderLink orderId={orderId} />}>
      <span dir="auto">{why}</span>
    </EmptyState>
  );
}
