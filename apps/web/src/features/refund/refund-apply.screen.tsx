import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refundPreviewQuery } from '../../data/refund.ts';
import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation.ts';
import { emptyDraft } from './apply/refund-draft.ts';
import { RefundForm } from './apply/refund-form.tsx';

export default needsParam(['orderId'], 'order', RefundApplyScreen);

/** Parameter: `orderId`. */
function RefundApplyScreen() {
  const orderId = Number(useParams().orderId);
  const language = useLanguage();
  const [draft, setDraft] = useState(emptyDraft);
  const { data, error, isPlaceholderData, refetch } = useQuery(refundPreviewQuery(orderId, draft.items, language));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <RefundForm
      orderId={orderId}
      preview={data}
      draft={draft}
      isFresh={!isPlaceholderData}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
    />
  );
}
