import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { redirectToWeChat } from '../../../terms/we-chat/authorization.ts';

/** Opens WeChat’s consent page. Call the function only after a tap, because WeChat otherwise does not show the page. */
export function useStartWeChatAuthorization(inviterId: string | undefined) {
  return useMutation({
    mutationFn: () => api('/rest/member/weChat/start', { purpose: 'sign_in' }),
    onSuccess: ({ url, verifier }) =>
      redirectToWeChat(url, { purpose: 'sign_in', verifier, ...(inviterId === undefined ? {} : { inviterId }) }),
  });
}
