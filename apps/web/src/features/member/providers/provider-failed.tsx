import { Button, EmptyState } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { providerNames } from '../../../terms/member/providers/provider-mark.tsx';
import { forgetVisit, type ProviderVisit } from '../../../terms/member/providers/provider-visit.ts';
import { useStartVisit } from '../../../terms/member/providers/use-start-visit.ts';

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  denied: msg`You went back before the sign-in was complete.`,
  expired: msg`This took too long, or the link was already used.`,
};
const unknown = msg`We couldn’t check the sign-in. Try again in a moment.`;

type ProviderFailedProps = {
  readonly outcome: string;
  /** null if this browser did not start the sign-in. */
  readonly visit: ProviderVisit | null;
  /** The server's explanation, shown instead of the text of the outcome. */
  readonly says?: string | undefined;
};

/** Shown if Google or Apple did not identify the guest, with the reason and the next steps. */
export function ProviderFailed({ outcome, visit, says }: ProviderFailedProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="person"
      title={t`Sign-in didn’t work`}
      action={visit === null ? <OtherWays /> : <NextSteps visit={visit} />}
    >
      {says ?? t(reasons[outcome] ?? unknown)}
    </EmptyState>
  );
}

function NextSteps({ visit }: { readonly visit: ProviderVisit }) {
  const { provider, purpose, isInvited } = visit;
  const start = useStartVisit({ purpose, isInvited });
  const name = providerNames[provider];
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button icon="refresh" isBusy={start.isPending || start.isSuccess} onClick={() => start.mutate(provider)}>
        <Trans>Try again with {name}</Trans>
      </Button>
      {purpose === 'sign_in' ? <BackToStart isInvited={isInvited} /> : <BackToAccount />}
    </div>
  );
}

/** Returns to the screen from which the sign-in was opened, where the guest can use the e-mail address. */
function BackToStart({ isInvited }: { readonly isInvited: boolean }) {
  const navigation = useNavigation();
  const back = () => {
    forgetVisit();
    void navigation.finishSignIn(isInvited);
  };
  return (
    <Button variant="quiet" onClick={back}>
      <Trans>Go back</Trans>
    </Button>
  );
}

function BackToAccount() {
  const navigation = useNavigation();
  const back = () => {
    forgetVisit();
    navigation.replace('pages/mine/security/index/index');
  };
  return (
    <Button variant="quiet" onClick={back}>
      <Trans>Back to my account</Trans>
    </Button>
  );
}

function OtherWays() {
  const navigation = useNavigation();
  return (
    <Button onClick={() => navigation.replace('pages/internal/login/choose/choose')}>
      <Trans>Sign in</Trans>
    </Button>
  );
}
