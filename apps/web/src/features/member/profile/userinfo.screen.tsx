import { Card, ErrorState, ListRow, Loading, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useProfile } from '../../../data/member.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { EmailRow } from '../security/email-row.tsx';
import { OnlyWeChatNotice } from '../security/only-we-chat-notice.tsx';
import { WeChatRow } from '../security/we-chat-row.tsx';
import { AvatarField } from './avatar-field.tsx';
import { ProfileForm } from './profile-form.tsx';

export default function UserInfoScreen() {
  const { data: profile, error, refetch } = useProfile();
  const navigation = useNavigation();
  if (profile) {
    return (
      <div className="grid grid-cols-1 gap-4 px-4 py-4">
        <OnlyWeChatNotice profile={profile} />
        <Card>
          <AvatarField profile={profile} />
        </Card>
        <div className="rounded-card bg-surface shadow-card">
          <ProfileForm profile={profile} />
        </div>
        <div className="overflow-hidden rounded-card shadow-card">
          <EmailRow profile={profile} />
          <WeChatRow profile={profile} />
          <ListRow
            icon="lock"
            label={<Trans>Account security</Trans>}
            hint={<Trans>Passwords, devices, your data</Trans>}
            onPress={() => navigation.open('pages/mine/security/index/index')}
          />
        </div>
      </div>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <div className="grid gap-4 px-4 py-4">
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-120 rounded-card" />
        <Skeleton className="h-42 rounded-card" />
      </div>
    </Loading>
  );
}
