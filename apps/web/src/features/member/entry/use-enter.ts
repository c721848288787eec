import { toast } from '@chifan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigation, useParams } from '../../../platform/navigation.ts';
import { useSession } from '../../../platform/session.ts';

/**
 * What every way of signing in ends with: the token is kept, what another member had loaded goes, and the guest gets home
 * or back to where they wanted to go (specification §2, Login).
 */
export function useEnter(): (token: string, message: string, isInvited?: boolean) => Promise<void> {
  const navigation = useNavigation();
  const queries = useQueryClient();
  const { inviterId } = useParams();
  return async (token, message, isInvited = Boolean(inviterId)) => {
    queries.removeQueries();
    useSession.getState().keep(token);
    toast(message, { kind: 'success' });
    await navigation.finishSignIn(isInvited);
  };
}
