import { useParams } from '../../platform/navigation.ts';
import { AvailableDraws } from './lottery/available-draws.tsx';
import { RewardPart } from './rewarding/reward-part.tsx';
import { useAffiliateUpdates } from './use-affiliate-updates.ts';

/** Rules affiliate-3, affiliate-5. Parameter: `orderId` of the order whose draw comes first. */
export default function RewardsScreen() {
  useAffiliateUpdates();
  const orderId = Number(useParams().orderId);
  return (
    <div className="grid grid-cols-1 gap-4 py-4">
      <AvailableDraws orderId={orderId > 0 ? orderId : null} />
      <RewardPart />
    </div>
  );
}
