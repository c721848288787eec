import { merchantResponseMinutes } from '@chifan/domain/ordering';
import { Button, EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { ActionQueueNotices } from '../../features/courier/queue/action-queue-notices.tsx';
import { loadActionQueue } from '../../features/courier/queue/queued-actions.ts';
import type { StaffKind } from '../../platform/staff.ts';
import { OfflineOrderList } from '../../staff-order/last-seen/offline-order-list.tsx';
import { lastStaff } from './last-staff.ts';

/** The page that the console shows if it was opened offline (rules notification-14, notification-16). */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  const staff = lastStaff();
  return (
    <main className="mx-auto grid w-full max-w-xl flex-1 content-start gap-4 px-4 pt-8">
      <h1 className="sr-only">{t`离线`}</h1>
      <EmptyState
        icon="offline"
        title={t`没有网络，连不上服务器`}
        action={<Button icon="refresh" onClick={onRetry}>{t`再试一次`}</Button>}
      >
        <p>{staff === null ? unknownWords() : lostWords[staff.role]()}</p>
        <p className="mt-2">{t`网络恢复后会自动打开，不用刷新。`}</p>
      </EmptyState>
      {staff?.role === 'courier' && <WaitingActions staffId={staff.id} />}
      {staff !== null && <OfflineOrderList staffId={staff.id} />}
    </main>
  );
}

const unknownWords = () => t`现在看不到订单，也收不到新消息。`;

const lostWords: Readonly<Record<StaffKind, () => string>> = {
  merchant: () => {
    const minutes = merchantResponseMinutes;
    return t`现在收不到新订单，不会响铃，也不能接单、出餐、核销或改菜单。${minutes} 分钟没人接的订单会自动取消并退款：请换一台能上网的设备接单。`;
  },
  courier: () => t`现在收不到新单和消息，不会响铃。急事请打电话给平台。`,
  platform: () => t`现在看不到订单、退款和客服消息，什么都不能处理。`,
};

/** Actions of the courier, such as a hand-over, that are queued until the network returns. */
function WaitingActions({ staffId }: { readonly staffId: number }) {
  useEffect(() => loadActionQueue(staffId), [staffId]);
  return <ActionQueueNotices isShown={() => true} isNumbered />;
}
