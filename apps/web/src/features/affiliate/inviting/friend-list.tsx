import { Badge, Card, ErrorState, Icon, Loading, LoadMoreButton, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Friend, friendsQuery } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';

/** The friends that the member invited. The server shortens their names for privacy. */
export function FriendList() {
  const { t } = useLingui();
  const found = useInfiniteQuery(friendsQuery());
  const { data, error, refetch } = found;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FriendsSkeleton />;
  const friends = data.pages.flatMap((page) => page.records);
  return (
    <Card title={t`Your friends`}>
      {friends.length === 0 ? (
        <Nobody />
      ) : (
        <ul>
          {friends.map((friend) => (
            <FriendRow key={`${friend.joinedAt} ${friend.name}`} friend={friend} />
          ))}
        </ul>
      )}
      <LoadMoreButton of={found}>
        <Trans>Show more</Trans>
      </LoadMoreButton>
    </Card>
  );
}

function FriendRow({ friend: { name, joinedAt, hasOrdered, earned } }: { readonly friend: Friend }) {
  const joined = <bdi>{formatTime(joinedAt, 'date', useLanguage())}</bdi>;
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 text-note">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-small text-faint">
          <Trans>Joined on {joined}</Trans>
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        {hasOrdered ? (
          <Badge tone="good" icon="check">
            <Trans>Has ordered</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>No order yet</Trans>
          </Badge>
        )}
        {earned > 0 && <Money amount={earned} className="text-note font-semibold" />}
      </div>
    </li>
  );
}

const Nobody = () => (
  <p className="flex items-start gap-2 text-note text-soft">
    <Icon name="person" size={20} className="mt-0.5" />
    <Trans>No one has joined with your link yet. Send it to someone you like eating with.</Trans>
  </p>
);

const FriendsSkeleton = () => (
  <Loading>
    <Skeleton className="h-40 rounded-card" />
  </Loading>
);
