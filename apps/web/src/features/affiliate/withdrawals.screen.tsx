import { useParams } from '../../platform/navigation.ts';
import { useAffiliateUpdates } from './use-affiliate-updates.ts';
import { WithdrawalDetails } from './withdrawing/showing/withdrawal-details.tsx';
import { WithdrawalList } from './withdrawing/showing/withdrawal-list.tsx';

/** Parameter: `withdrawalId` to show a single one. */
export default function WithdrawalsScreen() {
  const { withdrawalId } = useParams();
  useAffiliateUpdates();
  return withdrawalId === undefined ? <WithdrawalList /> : <WithdrawalDetails withdrawalId={Number(withdrawalId)} />;
}
