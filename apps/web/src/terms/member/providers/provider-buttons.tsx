import type { SignInProvider } from '@chifan/domain/member';
import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useOfferedProviders } from './offered-providers.ts';
import { ProviderMark, providerNames } from './provider-mark.tsx';
import { useStartVisit } from './use-start-visit.ts';

type ProviderButtonsProps = { readonly isInvited?: boolean };

/** Buttons that sign the guest in with Google or Apple. Nothing is shown if the server offers neither. */
export function ProviderButtons({ isInvited = false }: ProviderButtonsProps) {
  const offered = useOfferedProviders();
  const start = useStartVisit({ purpose: 'sign_in', isInvited });
  if (offered.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {offered.map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          isBusy={(start.isPending || start.isSuccess) && start.variables === provider}
          onPress={() => start.mutate(provider)}
        />
      ))}
    </div>
  );
}

type ProviderButtonProps = {
  readonly provider: SignInProvider;
  readonly isBusy: boolean;
  readonly onPress: () => void;
};

export function ProviderButton({ provider, isBusy, onPress }: ProviderButtonProps) {
  const name = providerNames[provider];
  return (
    <Button variant="secondary" isWide isBusy={isBusy} onClick={onPress}>
      {!isBusy && <ProviderMark provider={provider} />}
      <span>
        <Trans>Continue with {name}</Trans>
      </span>
    </Button>
  );
}
