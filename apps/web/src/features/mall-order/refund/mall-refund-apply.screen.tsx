import { PageSkeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MallRefundPreview, mallRefundPreviewQuery } from '../../../data/mall-order.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { HelpLink } from '../../../terms/help/help-link.tsx';
import { useAskAgain } from '../../../terms/ordering/use-mall-news.ts';
import { emptyDraft, stillRefundableItems } from '../../../terms/refund/refund-draft.ts';
import { isRefundRefused, RefundFailure } from '../../../terms/refund/refund-failure.tsx';
import { RefundForm } from '../../../terms/refund/refund-form.tsx';
import { Points } from '../../../terms/wallet/points.tsx';
import { mallRefund, numbered, pointsWorth } from './mall-refund.tsx';

export default requireParam(['orderId'], 'mallOrder', MallRefundApplyScreen);

/** Requests a refund for a mall order. URL parameter: `orderId`. */
function MallRefundApplyScreen() {
  const orderId = Number(useParams().orderId);
  const { data, error, refetch } = useQuery(mallRefundPreviewQuery(orderId, useLanguage()));
  if (data && !isRefundRefused(error)) return <MallRefundForm orderId={orderId} preview={data} />;
  if (!error) return <PageSkeleton />;
  const help = <HelpLink topic="refund" />;
  return <RefundFailure error={error} onRetry={() => void refetch()} orderId={orderId} kind={mallRefund} help={help} />;
}

type MallRefundFormProps = { readonly orderId: number; readonly preview: MallRefundPreview };

function MallRefundForm({ orderId, preview }: MallRefundFormProps) {
  const [kept, setDraft] = useState(emptyDraft);
  const draft = { ...kept, items: stillRefundableItems(preview.lines, kept.items) };
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
