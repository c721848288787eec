import { useParams } from '../../../platform/navigation/navigation.ts';
import { useAffiliateUpdates } from '../use-affiliate-updates.ts';
import { WithdrawalDetails } from './showing/withdrawal-details.tsx';
import { WithdrawalList } from './showing/withdrawal-list.tsx';

/** The member’s withdrawals. URL parameter `withdrawalId`: shows only the withdrawal with this id. */
export default function WithdrawalsScreen() {
  const { withdrawalId } = useParams();
  useAffiliateUpdates();
  return withdrawalId === undefined ? <WithdrawalList /> : <WithdrawalDetails withdrawalId={Number(withdrawalId)} />;
}
