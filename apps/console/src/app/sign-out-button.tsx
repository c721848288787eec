import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { useSession } from '../platform/session.ts';

export function SignOutButton() {
  // Sign out on this device even if the call fails, because staff may leave a shared device. After the sign-out, the
  // device gets no push messages either.
  const signOut = useMutation({
    mutationFn: () => api('/rest/member/logout', {}),
    onSettled: () => {
      void import('../push/push-subscription.ts')
        .then(({ pushSubscription: push }) => push.drop())
        .catch(() => undefined);
      useSession.getState().clear();
    },
  });
  return (
    <Button variant="secondary" isWide isBusy={signOut.isPending} onClick={() => signOut.mutate()} className="mt-2">
      {t`退出登录`}
    </Button>
  );
}
