import { ErrorState, Loading, Skeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { withdrawableQuery } from '../../data/affiliate.ts';
import { useAffiliateNews } from './use-affiliate-news.ts';
import { TooLittle } from './withdrawing/asking/too-little.tsx';
import { UnansweredNotice } from './withdrawing/asking/unanswered-notice.tsx';
import { WithdrawForm } from './withdrawing/asking/withdraw-form.tsx';
import { WithdrawableCard } from './withdrawing/asking/withdrawable-card.tsx';
import { useIsUnanswered } from './withdrawing/unanswered.ts';

/** Asks for what friends and draws have brought to be paid out. */
export default function WithdrawScreen() {
  useAffiliateNews();
  const isUnanswered = useIsUnanswered();
  const { data, error, refetch } = useQuery(withdrawableQuery());
  if (data) {
    return (
      <>
        <div className="grid grid-cols-1 gap-4 px-4 pt-4">
          <WithdrawableCard offer={data} />
          {isUnanswered && <UnansweredNotice />}
        </div>
        {data.balance < data.least ? <TooLittle offer={data} /> : <WithdrawForm offer={data} />}
      </>
    );
  }
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <WithdrawSkeleton />;
}

const WithdrawSkeleton = () => (
  <Loading>
    <div className="grid gap-5 p-4">
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-24" />
      <Skeleton className="h-20" />
      <Skeleton className="h-36" />
    </div>
  </Loading>
);
