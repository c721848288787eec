import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { redirectToWeChat } from '../../../terms/we-chat/authorization.ts';

/** Starts WeChat's authorization. It must follow a tap, because WeChat otherwise shows no consent page. */
export function useStartWeChatAuthorization(inviterId: string | undefined) {
  return useMutation({
    mutationFn: () => api('/rest/member/weChat/start', { purpose: 'sign_in' }),
    onSuccess: ({ url, verifier }) =>
      redirectToWeChat(url, { purpose: 'sign_in', verifier, ...(inviterId === undefined ? {} : { inviterId }) }),
  });
}
