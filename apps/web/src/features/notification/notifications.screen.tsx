import type { Language } from '@chifan/domain';
import type { NotificationKind } from '@chifan/domain/notification';
import { classNames, EmptyState, ErrorState, Icon, type IconName, InfiniteScroll, Loading, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { invalidateNotifications, type MemberNotification, notificationsQuery } from '../../data/notification.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { writeAddress } from '../../platform/navigation/screen-address.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { formatRelativeDateTime } from '../../platform/time.ts';

/**
 * The member’s notifications (rule notification-1). When the list opens, all visible notifications are marked as read.
 */
export default function NotificationsScreen() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const notices = useInfiniteQuery(notificationsQuery(useLanguage()));
  useLive('notices', () => void invalidateNotifications(queries));
  const found = notices.data?.pages.flatMap((page) => page.records) ?? [];
  useMarkRead(found);
  const newIds = useNewSinceOpened(found);
  return (
    <div className="grid grid-cols-1 gap-3 p-4">
      <SettingsLink />
      {notices.data === undefined ? (
        notices.error ? (
          <ErrorState error={notices.error} onRetry={() => void notices.refetch()} />
        ) : (
          <NoticesSkeleton />
        )
      ) : found.length === 0 ? (
        <EmptyState icon="bell" title={t`No notifications yet`}>
          <Trans>Updates on your orders, refunds and questions appear here.</Trans>
        </EmptyState>
      ) : (
        <ul className="overflow-hidden rounded-card bg-surface shadow-card">
          {found.map((notice) => (
            <li key={notice.id} className="border-b border-line last:border-b-0">
              <NoticeRow notice={notice} isNew={newIds.has(notice.id)} />
            </li>
          ))}
        </ul>
      )}
      <InfiniteScroll of={notices}>
        <Trans>Show older</Trans>
      </InfiniteScroll>
    </div>
  );
}

/** Marks all notifications up to the newest unread one as read on the server. */
function useMarkRead(found: readonly MemberNotification[]): void {
  const upToId = found.find(({ isRead }) => !isRead)?.id;
  useEffect(() => {
    if (upToId === undefined) return;
    void api('/rest/notification/read', { upToId }).catch(() => undefined);
  }, [upToId]);
}

/**
 * Ids of notifications that were unread when the list opened. These notifications stay highlighted until the list is
 * opened again.
 */
function useNewSinceOpened(found: readonly MemberNotification[]): ReadonlySet<number> {
  const [newIds, setNewIds] = useState<ReadonlySet<number>>(new Set());
  const unread = found.filter(({ id, isRead }) => !isRead && !newIds.has(id));
  if (unread.length > 0) setNewIds(new Set([...newIds, ...unread.map(({ id }) => id)]));
  return newIds;
}

const icons: Readonly<Record<NotificationKind, IconName>> = {
  order: 'bag',
  receipt: 'receipt',
  refund: 'wallet',
  reward: 'coin',
  review: 'star',
  help: 'chat',
  account: 'person',
};

const writesHan: readonly Language[] = ['zh-CN', 'ja'];

/**
 * One notification, linked to the screen that the server names. If this release does not know the screen, the app shows
 * an error screen.
 */
function NoticeRow({ notice, isNew }: { readonly notice: MemberNotification; readonly isNew: boolean }) {
  const language = useLanguage();
  const { kind, title, text, screen, createdAt } = notice;
  return (
    <a href={writeAddress(screen)} className="flex min-h-16 gap-3 px-4 py-3 active:bg-sunken">
      <Icon name={icons[kind]} className="mt-0.5 text-soft" />
      {/* In languages without Han characters, do not break a Chinese term such as 取餐码. */}
      <span className={classNames('min-w-0 flex-1 wrap-anywhere', !writesHan.includes(language) && 'break-keep')}>
        <span className={classNames('block', isNew ? 'font-bold' : 'font-medium')}>{title}</span>
        <span className="block text-note text-soft">{text}</span>
        <bdi className="figures block text-small text-faint">{formatRelativeDateTime(createdAt, language)}</bdi>
      </span>
      {isNew && <UnreadDot />}
      <Icon name="forward" size={20} className="self-center text-faint" />
    </a>
  );
}

const UnreadDot = () => (
  <span className="mt-2 size-2.5 shrink-0 rounded-full bg-bad">
    <span className="sr-only">
      <Trans>New</Trans>
    </span>
  </span>
);

const SettingsLink = () => (
  <ScreenLink
    to="pages/mine/notices/settings"
    className="flex min-h-12 items-center gap-3 rounded-card bg-surface px-4 py-2 shadow-card active:bg-sunken"
  >
    <Icon name="gear" className="text-soft" />
    <span className="min-w-0 flex-1">
      <Trans>Notification settings</Trans>
    </span>
    <Icon name="forward" size={20} className="text-faint" />
  </ScreenLink>
);

const NoticesSkeleton = () => (
  <Loading>
    <div className="grid gap-3">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </div>
  </Loading>
);
