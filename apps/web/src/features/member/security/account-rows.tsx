import { ListRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Profile } from '../../../data/member.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { WeChatRow } from '../we-chat/we-chat-row.tsx';

/** What guards the account: the address of mail, the password, WeChat, the payment password. */
export function AccountRows({ profile }: { readonly profile: Profile }) {
  const { email, hasPassword, hasPaymentPassword, weChat } = profile;
  const navigation = useNavigation();
  return (
    <div className="overflow-hidden rounded-card shadow-card">
      {email === null ? (
        <ListRow
          icon="chat"
          label={<Trans>E-mail</Trans>}
          hint={<Trans>So that we can mail you codes</Trans>}
          value={<Trans>Not set yet</Trans>}
          onPress={() => navigation.open('pages/mine/security/verify/verify', { what: 'email' })}
        />
      ) : (
        <>
          <p className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-b border-line bg-surface px-4 py-2">
            <Trans>E-mail</Trans>
            <bdi dir="ltr" className="text-note wrap-anywhere text-soft">
              {email}
            </bdi>
          </p>
          <ListRow
            icon="lock"
            label={<Trans>Password</Trans>}
            value={hasPassword ? <Trans>Change</Trans> : <Trans>Not set yet</Trans>}
            onPress={() => navigation.open('pages/mine/security/verify/verify', { what: 'password' })}
          />
        </>
      )}
      {weChat !== 'unbound' && <WeChatRow binding={weChat} />}
      <ListRow
        icon="wallet"
        label={<Trans>Payment password</Trans>}
        hint={<Trans>6 digits, asked for when you pay with your balance</Trans>}
        value={hasPaymentPassword ? <Trans>Change</Trans> : <Trans>Not set yet</Trans>}
        onPress={() => navigation.open('pages/mine/security/reset/reset')}
      />
    </div>
  );
}
