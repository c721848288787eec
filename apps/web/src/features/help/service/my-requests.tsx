import type { HelpRequest } from '@chifan/contract/help/views';
import { Badge, Card, classNames, LoadMoreButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { helpRequestsQuery, invalidateHelp } from '../../../data/help.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLive } from '../../../platform/live.ts';
import { PhotoRow } from '../../../platform/photos/photo-row.tsx';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatRelativeDateTime } from '../../../platform/time.ts';
import { TranslatedGuestText } from '../../../terms/texts/translated-guest-text.tsx';
import { FollowUp } from './follow-up.tsx';
import { topicLabels } from './topic-labels.ts';

/** The member’s questions and the platform’s answers. Shows nothing without a question. */
export function MyRequests() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const requests = useInfiniteQuery(helpRequestsQuery(useLanguage()));
  useLive('help', () => void invalidateHelp(queries));
  const records = requests.data?.pages.flatMap((page) => page.records) ?? [];
  if (records.length === 0) return null;
  return (
    <section aria-label={t`My messages`} className="grid grid-cols-1 gap-3">
      {records.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
      <LoadMoreButton of={requests}>
        <Trans>Older messages</Trans>
      </LoadMoreButton>
    </section>
  );
}

function RequestCard({ request }: { readonly request: HelpRequest }) {
  const { t, i18n } = useLingui();
  const words = { open: t`We’re on it`, answered: t`Answered`, closed: t`Closed` };
  const tones = { open: 'warn', answered: 'good', closed: 'neutral' } as const;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{i18n._(topicLabels[request.topic])}</h2>
        <Badge tone={tones[request.state]}>{words[request.state]}</Badge>
      </div>
      <OrderNumber request={request} />
      <ol className="grid grid-cols-1 gap-3">
        {request.messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ol>
      {request.allowedEvents.includes('follow_up') && <FollowUp helpRequestId={request.id} />}
    </Card>
  );
}

function OrderNumber({ request: { orderNumber, orderId } }: { readonly request: HelpRequest }) {
  if (orderNumber === null) return null;
  const number = <bdi className="figures">{orderNumber}</bdi>;
  if (orderId === null) return <p className="text-note text-soft">{number}</p>;
  return (
    <ScreenLink
      to="pages/order/detail/detail"
      params={{ orderId: String(orderId) }}
      className="flex min-h-11 items-center justify-self-start text-note text-link underline"
    >
      {number}
    </ScreenLink>
  );
}

function Message({ message }: { readonly message: HelpRequest['messages'][number] }) {
  const language = useLanguage();
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-1',
        message.isOfPlatform ? 'rounded-card bg-sunken px-4 py-3' : 'ps-4',
      )}
    >
      <p className="text-small text-soft">
        {message.isOfPlatform ? <bdi>Chifan</bdi> : <Trans>You</Trans>} ·{' '}
        {formatRelativeDateTime(message.createdAt, language)}
      </p>
      {message.replies.map((reply) => (
        <p key={reply}>{reply}</p>
      ))}
      {message.text !== '' && (
        <TranslatedGuestText
          text={message.text}
          language={message.language}
          translation={message.translated?.text ?? null}
          isMachines={message.translated?.by === 'machine'}
        />
      )}
      <PhotoRow photos={message.photos} />
    </div>
  );
}
