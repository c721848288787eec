import { ListRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';
import type { Profile } from '../profile.query.ts';

/** What guards the account: the address of mail, the password, the payment password. */
export function AccountRows({ profile: { email, hasPaymentPassword } }: { readonly profile: Profile }) {
  const navigation = useNavigation();
  return (
    <div className="overflow-hidden rounded-card shadow-card">
      {email && (
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
            value={<Trans>Change</Trans>}
            onPress={() => navigation.open('pages/mine/security/verify/verify', { what: 'password' })}
          />
        </>
      )}
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
