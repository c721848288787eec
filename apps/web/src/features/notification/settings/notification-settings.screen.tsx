import { ErrorState, Loading, Skeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { notificationSettingsQuery } from '../../../data/notification.ts';
import { NotificationKindCards } from './notification-kind-cards.tsx';
import { PushCard } from './push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';

/** Switches for notifications and quiet hours (rules notification-3 and notification-5). */
export default function NotificationSettingsScreen() {
  const { data, error, refetch } = useQuery(notificationSettingsQuery);
  if (data) {
    return (
      <div className="grid grid-cols-1 gap-4 p-4">
        <PushCard />
        <NotificationKindCards settings={data} />
        <QuietHoursCard settings={data} />
      </div>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <div className="grid gap-4 p-4">
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </Loading>
  );
}
