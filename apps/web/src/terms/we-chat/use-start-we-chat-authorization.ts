import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { redirectToWeChat } from './authorization.ts';

/**
 * Opens WeChat’s consent page. The guest returns to the current screen after the sign-in. Call the function only after a
 * tap, because WeChat otherwise does not show the page.
 */
export function useStartWeChatAuthorization(inviterId?: string) {
  const navigation = useNavigation();
  return useMutation({
    mutationFn: () => api('/rest/member/weChat/start', { purpose: 'sign_in' }),
    onSuccess: ({ url, verifier }) => {
      navigation.leaveForSignIn();
      redirectToWeChat(url, { purpose: 'sign_in', verifier, ...(inviterId === undefined ? {} : { inviterId }) });
    },
  });
}
