import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { useSession } from '../../../platform/session/session.ts';

type SignedIn = { readonly token: string; readonly memberId: number; readonly isDeletionCalledOff: boolean };

/**
 * Completes any kind of sign-in: stores the token, and opens the home screen or the screen that required the sign-in
 * (rule member-14).
 */
export function useFinishSignIn(): (signedIn: SignedIn, message: string, isInvited?: boolean) => Promise<void> {
  const navigation = useNavigation();
  const { inviterId } = useParams();
  const { t } = useLingui();
  return async ({ token, memberId, isDeletionCalledOff }, message, isInvited = Boolean(inviterId)) => {
    useSession.getState().store(token, memberId);
    toast(isDeletionCalledOff ? t`Welcome back! Your account stays.` : message, { kind: 'success' });
    await navigation.finishSignIn(isInvited);
  };
}
