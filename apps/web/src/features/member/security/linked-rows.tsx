import type { SignInProvider } from '@chifan/domain/member';
import { Dialog, ListRow } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkedSignInsQuery, type Profile } from '../../../data/member.ts';
import { useOfferedProviders } from '../../../terms/member/providers/offered-providers.ts';
import { ProviderButton } from '../../../terms/member/providers/provider-buttons.tsx';
import { ProviderMark, providerNames } from '../../../terms/member/providers/provider-mark.tsx';
import { useStartVisit } from '../../../terms/member/providers/use-start-visit.ts';
import { FreshSignInRequired } from '../fresh-sign-in-required.tsx';
import { LinkedRow } from './linked-row.tsx';

/** The member’s accounts at Google and Apple, and offers to connect one. */
export function LinkedRows({ profile }: { readonly profile: Profile }) {
  const { data: linked, error, refetch } = useQuery(linkedSignInsQuery);
  const offered = useOfferedProviders();
  if (error && offered.length > 0)
    return (
      <ListRow
        icon="refresh"
        label={<Trans>Google and Apple</Trans>}
        hint={<Trans>Couldn’t be loaded</Trans>}
        value={<Trans>Try again</Trans>}
        onPress={() => void refetch()}
      />
    );
  if (!linked) return null;
  const unlinked = offered.filter((provider) => linked.every((one) => one.provider !== provider));
  return (
    <>
      {linked.map((one) => (
        <LinkedRow key={one.key} linked={one} />
      ))}
      {unlinked.map((provider) => (
        <Unlinked key={provider} provider={provider} isFresh={profile.isSignInFresh} />
      ))}
    </>
  );
}

type UnlinkedProps = { readonly provider: SignInProvider; readonly isFresh: boolean };

function Unlinked({ provider, isFresh }: UnlinkedProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const start = useStartVisit({ purpose: 'link', isInvited: false });
  const name = providerNames[provider];
  return (
    <>
      <ListRow
        icon={<ProviderMark provider={provider} size={24} />}
        label={name}
        hint={<Trans>Sign in without a code</Trans>}
        value={<Trans>Connect</Trans>}
        onPress={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Connect ${name}`}>
        {isFresh ? (
          <div className="grid grid-cols-1 gap-4">
            <p className="text-note text-soft">
              <Trans>{name} shares your name and email address with us. After that, you can sign in with it.</Trans>
            </p>
            <ProviderButton
              provider={provider}
              isBusy={start.isPending || start.isSuccess}
              onPress={() => start.mutate(provider)}
            />
          </div>
        ) : (
          <FreshSignInRequired />
        )}
      </Dialog>
    </>
  );
}
