import { useQueryClient } from '@tanstack/react-query';
import { invalidateWallet } from '../../data/wallet.ts';
import { useLive } from '../../platform/live.ts';

export function useWalletUpdates(): void {
  const queries = useQueryClient();
  useLive('wallet', () => void invalidateWallet(queries));
}
