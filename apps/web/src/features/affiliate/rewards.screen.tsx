import { useParams } from '../../platform/navigation.ts';
import { WaitingDraws } from './drawing/waiting-draws.tsx';
import { RewardPart } from './rewarding/reward-part.tsx';
import { useAffiliateNews } from './use-affiliate-news.ts';

/** Rules affiliate-3, affiliate-5. Parameter: `orderId` of the order whose draw comes first. */
export default function RewardsScreen() {
  useAffiliateNews();
  const orderId = Number(useParams().orderId);
  return (
    <div className="grid grid-cols-1 gap-4 py-4">
      <WaitingDraws orderId={orderId > 0 ? orderId : null} />
      <RewardPart />
    </div>
  );
}
