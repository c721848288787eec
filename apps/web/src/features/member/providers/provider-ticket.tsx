import { Loading, Skeleton, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { api, CallError } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { blockedMessage } from '../../../terms/member/blocked-message.ts';
import { deviceKeyHeaders } from '../../../terms/member/device-key-headers.ts';
import { inviterField } from '../../../terms/member/inviter.ts';
import { providerNames } from '../../../terms/member/providers/provider-mark.tsx';
import { forgetVisit, type ProviderVisit } from '../../../terms/member/providers/provider-visit.ts';
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts';
import { ProviderCode } from './provider-code.tsx';
import { ProviderFailed } from './provider-failed.tsx';

type ProviderTicketProps = { readonly ticket: string; readonly visit: ProviderVisit };

/** Exchanges the sign-in provider’s ticket. Then signs the guest in, or links the provider to the member’s account. */
export function ProviderTicket(props: ProviderTicketProps) {
  return props.visit.purpose === 'link' ? <LinkAccount {...props} /> : <SignIn {...props} />;
}

function SignIn({ ticket, visit }: ProviderTicketProps) {
  const { t } = useLingui();
  const enter = useFinishSignIn();
  const [email, setEmail] = useState<string | null>(null);
  const signIn = useMutation({
    meta: { isQuiet: true },
    mutationFn: (code: string | undefined) =>
      api(
        '/rest/member/provider/signIn',
        { ticket, verifier: visit.verifier, ...(code === undefined ? {} : { code }), ...inviterField() },
        deviceKeyHeaders(),
      ),
    onSuccess: (signedIn) => {
      forgetVisit();
      return enter(signedIn, t`You’re signed in.`, visit.isInvited);
    },
    onError: (error) => setEmail((known) => emailToProve(error) ?? known),
  });
  const begin = useEffectEvent(() => signIn.mutate(undefined));
  useEffect(() => begin(), []);
  const failure = signIn.error;
  if (email !== null && !isTicketGone(failure))
    return (
      <ProviderCode
        email={email}
        isBusy={signIn.isPending}
        error={signIn.variables === undefined ? undefined : failure?.message}
        onCode={(code) => signIn.mutate(code)}
      />
    );
  if (failure) {
    const outcome = isTicketGone(failure) ? 'expired' : 'failed';
    return <ProviderFailed outcome={outcome} visit={visit} says={blockedMessage(failure)} />;
  }
  return (
    <OneMoment>
      <Trans>One moment, we’re signing you in.</Trans>
    </OneMoment>
  );
}

function LinkAccount({ ticket, visit }: ProviderTicketProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const name = providerNames[visit.provider];
  const leave = () => {
    forgetVisit();
    navigation.replace('pages/mine/security/index/index');
  };
  const link = useMutation({
    meta: { isQuiet: true },
    mutationFn: () => api('/rest/member/provider/link', { ticket, verifier: visit.verifier }),
    onSuccess: () => {
      toast(t`${name} connected.`, { kind: 'success' });
      leave();
    },
    onError: (error) => {
      if (isTicketGone(error)) return;
      toastFailure(error);
      leave();
    },
  });
  const begin = useEffectEvent(() => link.mutate());
  useEffect(() => begin(), []);
  if (link.error) return <ProviderFailed outcome="expired" visit={visit} />;
  return (
    <OneMoment>
      <Trans>One moment, we’re connecting {name}.</Trans>
    </OneMoment>
  );
}

/**
 * Returns the e-mail address that the guest must prove with a mailed code before the sign-in. null for any other error.
 */
function emailToProve(error: Error): string | null {
  if (!(error instanceof CallError) || error.reason !== 'email_code_needed') return null;
  const { details } = error;
  const isNamed = typeof details === 'object' && details !== null && 'email' in details;
  return isNamed && typeof details.email === 'string' ? details.email : null;
}

const isTicketGone = (error: Error | null): boolean =>
  error instanceof CallError && error.reason === 'provider_ticket_missing';

const OneMoment = ({ children }: { readonly children: ReactNode }) => (
  <Loading>
    <div className="grid gap-4 p-4">
      <p className="text-center text-soft">{children}</p>
      <Skeleton className="h-32" />
    </div>
  </Loading>
);
