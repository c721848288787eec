import { ErrorState, Loading, Skeleton } from '@chifan/ui';
import { useProfile } from '../../../data/member.ts';
import { DataExportAndDeletion } from '../account/data-export-and-deletion.tsx';
import { AccountRows } from './account-rows.tsx';
import { DeviceList } from './device-list.tsx';
import { OnlyWeChatNotice } from './only-we-chat-notice.tsx';

export default function SecurityScreen() {
  const { data: profile, error, refetch } = useProfile();
  if (profile) {
    return (
      <div className="grid gap-4 px-4 py-4">
        <OnlyWeChatNotice profile={profile} />
        <AccountRows profile={profile} />
        <DeviceList />
        <DataExportAndDeletion profile={profile} />
      </div>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <div className="grid gap-4 px-4 py-4">
        <Skeleton className="h-42 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </Loading>
  );
}
