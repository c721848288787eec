import { useParams } from '../../../platform/navigation/navigation.ts';
import { AvailableDraws } from '../lottery/available-draws.tsx';
import { useAffiliateUpdates } from '../use-affiliate-updates.ts';
import { RewardPart } from './reward-part.tsx';

/**
 * Prize draws and rewards (rules affiliate-3 and affiliate-5). URL parameter `orderId`: the order whose draw is first.
 */
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
