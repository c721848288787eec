import { ListRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Profile } from '../../../data/member.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ChangeEmail } from './change-email.tsx';

export function EmailRow({ profile }: { readonly profile: Profile }) {
  const { email } = profile;
  const navigation = useNavigation();
  const [isChanging, setIsChanging] = useState(false);
  if (email === null) {
    return (
      <ListRow
        icon={<Envelope />}
        label={<Trans>Email</Trans>}
        hint={<Trans>So we can email you codes</Trans>}
        value={<Trans>Not set yet</Trans>}
        onPress={() => navigation.open('pages/mine/security/verify/verify', { what: 'email' })}
      />
    );
  }
  return (
    <>
      <ListRow
        icon={<Envelope />}
        label={<Trans>Email</Trans>}
        hint={
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
        }
        value={<Trans>Change</Trans>}
        onPress={() => setIsChanging(true)}
      />
      {isChanging && <ChangeEmail profile={profile} email={email} onClose={() => setIsChanging(false)} />}
    </>
  );
}

const Envelope = () => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinejoin="round"
    className="size-6 shrink-0 text-soft"
  >
    <path d="M4 6h16v12H4zM4 7l8 6 8-6" />
  </svg>
);
