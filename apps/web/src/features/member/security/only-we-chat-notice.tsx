import { Button, Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Profile } from '../../../data/member.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { ChangePassword } from './change-password.tsx';

/**
 * Warns a member who can sign in only with WeChat that losing WeChat means losing the account. Offers to add an e-mail
 * address and a password.
 */
export function OnlyWeChatNotice({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [isSetting, setIsSetting] = useState(false);
  if (profile.weChat !== 'only_way_in') return null;
  return (
    <Card title={t`WeChat is your only way to sign in`}>
      {profile.email === null ? (
        <>
          <p className="text-note text-soft">
            <Trans>If you lose WeChat, you lose this account. Add an email address now, then set a password.</Trans>
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
            <Trans>Set a password now to sign in by email, without WeChat.</Trans>
          </p>
          <Button className="mt-3" onClick={() => setIsSetting(true)}>
            <Trans>Set a password</Trans>
          </Button>
        </>
      )}
      {isSetting && <ChangePassword profile={profile} onClose={() => setIsSetting(false)} />}
    </Card>
  );
}
