import { useQueryClient } from '@tanstack/react-query';
import { invalidateWallet } from '../../data/wallet.ts';
import { useLive } from '../../platform/live.ts';

/** What moved elsewhere, or was credited while the guest looks, shows by itself. */
export function useWalletNews(): void {
  const queries = useQueryClient();
  useLive('wallet', () => void invalidateWallet(queries));
}
