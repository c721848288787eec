import { Button, Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Profile } from '../../../data/member.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ChangeEmail } from './change-email.tsx';

/**
 * Warns a member who can sign in only with WeChat that losing WeChat means losing the account. Offers to add an e-mail
 * address, or to replace a relay address of Apple, which is no way to sign in (rule member-54).
 */
export function OnlyWeChatNotice({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [isChanging, setIsChanging] = useState(false);
  if (profile.weChat !== 'only_way_in') return null;
  return (
    <Card title={t`WeChat is your only way to sign in`}>
      {profile.email === null ? (
        <>
          <p className="text-note text-soft">
            <Trans>If you lose WeChat, you lose this account. Add an email address now to sign in without it.</Trans>
          </p>
          <Button
            className="mt-3"
            onClick={() => navigation.open('pages/mine/security/verify/verify', { what: 'email' })}
          >
            <Trans>Add an email address</Trans>
          </Button>
        </>
      ) : (
        <>
          <p className="text-note text-soft">
            <Trans>
              Your email address works only while Apple forwards it. Change it to your own to sign in without WeChat.
            </Trans>
          </p>
          <Button className="mt-3" onClick={() => setIsChanging(true)}>
            <Trans>Change your email address</Trans>
          </Button>
          {isChanging && <ChangeEmail profile={profile} email={profile.email} onClose={() => setIsChanging(false)} />}
        </>
      )}
    </Card>
  );
}
