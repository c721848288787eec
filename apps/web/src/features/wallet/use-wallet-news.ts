import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../platform/live.ts';
import { walletKey } from './wallet.query.ts';

/** What moved elsewhere, or was credited while the guest looks, shows by itself. */
export function useWalletNews(): void {
  const queries = useQueryClient();
  useLive('wallet', () => void queries.invalidateQueries({ queryKey: walletKey }));
}
