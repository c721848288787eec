import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { leaveForWeChat } from '../../../terms/we-chat/authorization.ts';

/** Asks WeChat who the guest is, so that they can sign in. By a tap: WeChat shows its question to nobody else. */
export function useAskWeChat(inviterId: string | undefined) {
  return useMutation({
    mutationFn: () => api('/rest/member/weChat/start', { purpose: 'sign_in' }),
    onSuccess: ({ url, verifier }) =>
      leaveForWeChat(url, { purpose: 'sign_in', verifier, ...(inviterId === undefined ? {} : { inviterId }) }),
  });
}
