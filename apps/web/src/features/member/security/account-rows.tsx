import { ListRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Profile } from '../../../data/member.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ChangePassword } from './change-password.tsx';
import { EmailRow } from './email-row.tsx';
import { LinkedRows } from './linked-rows.tsx';
import { WeChatRow } from './we-chat-row.tsx';

export function AccountRows({ profile }: { readonly profile: Profile }) {
  const { email, hasPassword, hasPaymentPassword } = profile;
  const navigation = useNavigation();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <div className="overflow-hidden rounded-card shadow-card">
      <EmailRow profile={profile} />
      {email !== null && (
        <ListRow
          icon="lock"
          label={<Trans>Password</Trans>}
          value={hasPassword ? <Trans>Change</Trans> : <Trans>Not set yet</Trans>}
          onPress={() => setIsChanging(true)}
        />
      )}
      <LinkedRows profile={profile} />
      <WeChatRow profile={profile} />
      <ListRow
        icon="wallet"
        label={<Trans>Payment password</Trans>}
        hint={<Trans>6 digits to pay with your balance</Trans>}
        value={hasPaymentPassword ? <Trans>Change</Trans> : <Trans>Not set yet</Trans>}
        onPress={() => navigation.open('pages/mine/security/reset/reset')}
      />
      <ListRow
        icon="card"
        label={<Trans>Saved cards</Trans>}
        hint={<Trans>Pay without typing your card number again</Trans>}
        onPress={() => navigation.open('pages/mine/cards/cards')}
      />
      {isChanging && <ChangePassword profile={profile} onClose={() => setIsChanging(false)} />}
    </div>
  );
}
