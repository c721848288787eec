import type { OrderNotice } from '@chifan/contract/notification/staff-calls';
import { ErrorState, Loading, Skeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { clockTime } from '../../platform/time.ts';

/**
 * The notifications to the guest about an order. A note lists what the server does not record, such as whether a mail
 * arrived (rule notification-24).
 */
export function OrderNotices({ orderId }: { readonly orderId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'notices', orderId],
    queryFn: ({ signal }) => api('/rest/platform/order/notices', { orderId }, { signal }),
  });
  return (
    <section>
      <h3 className="mb-1.5 text-note font-semibold text-soft">{t`发给客人的通知`}</h3>
      {data ? (
        <Notices notices={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        waiting
      )}
    </section>
  );
}

const waiting = (
  <Loading>
    <Skeleton className="h-16" />
  </Loading>
);

function Notices({ notices }: { readonly notices: readonly OrderNotice[] }) {
  return (
    <>
      {notices.length === 0 && <p className="text-note text-soft">{t`没有通知记录。`}</p>}
      <ul className="grid gap-2 text-note">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      <p className="mt-2 text-small text-faint">
        {t`通知保留半年。邮件和推送是否送达没有记录；客人关闭的通知不会发出。发给餐厅和骑手的推送不留记录。`}
      </p>
    </>
  );
}

const mailLabels: Readonly<Record<OrderNotice['mail'], (() => string) | null>> = {
  none: null,
  waiting: () => t`邮件待发送`,
  failing: () => t`邮件发送失败，自动重试中`,
  done: () => t`邮件已处理`,
};

function NoticeRow({ notice: { title, text, at, readAt, mail, isPushed } }: { readonly notice: OrderNotice }) {
  const now = useNow();
  const read = readAt === null ? null : clockTime(readAt, now);
  const ways = [mailLabels[mail]?.() ?? null, isPushed ? t`推送` : null, read === null ? null : t`${read} 已读`];
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium wrap-anywhere">{title}</span>
        <time dateTime={at} className="figures text-soft">
          {clockTime(at, now)}
        </time>
      </p>
      <p className="wrap-anywhere text-soft">{text}</p>
      <p className={mail === 'failing' ? 'text-bad' : 'text-soft'}>{ways.filter((way) => way !== null).join(' · ')}</p>
    </li>
  );
}
