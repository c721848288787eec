import type { HelpRequest } from '@chifan/contract/help/views';
import { ActionRow, Card, ErrorState, MessageLog, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  helpConversationQuery,
  helpDeskQuery,
  invalidateHelp,
  useCloseHelp,
  useFollowUpHelp,
  useMarkHelpRead,
} from '../../../data/help.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLive } from '../../../platform/live.ts';
import { formatRelativeDateTime } from '../../../platform/time.ts';
import { ReplyTime } from '../../../terms/help/reply-time.tsx';
import { ChatLinks } from './chat-links.tsx';
import { Composer } from './composer.tsx';
import { ConversationState } from './conversation-state.tsx';
import { MessageBody } from './message-body.tsx';
import { OrderLink } from './order-link.tsx';
import { topicLabels } from './topic-labels.ts';

/** A live chat between the member and the platform (rule help-12). */
export function Conversation({ helpRequestId }: { readonly helpRequestId: number }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(helpConversationQuery(helpRequestId, useLanguage()));
  useLive('help', () => void invalidateHelp(queries));
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      {data ? (
        <Talk request={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80 rounded-card" />
      )}
    </div>
  );
}

function Talk({ request }: { readonly request: HelpRequest }) {
  useReading(request);
  return (
    <>
      <Card className="grid grid-cols-1 gap-3">
        <Head request={request} />
        <Thread messages={request.messages} />
        <StateLine request={request} />
      </Card>
      {request.allowedEvents.includes('follow_up') && <Reply request={request} />}
      <ChatLinks orderNumber={request.orderNumber ?? ''} />
    </>
  );
}

/** Marks the platform’s answers on the screen as read. */
function useReading({ id, messages }: HelpRequest): void {
  const { mutate } = useMarkHelpRead(id);
  const markRead = useEffectEvent(mutate);
  const newest = messages.findLast(({ isRead }) => !isRead)?.id;
  useEffect(() => {
    if (newest !== undefined) markRead(newest);
  }, [newest]);
}

function Head({ request: { topic, state, orderNumber, orderId } }: { readonly request: HelpRequest }) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{i18n._(topicLabels[topic])}</h2>
        <ConversationState state={state} />
      </div>
      {orderNumber !== null && <OrderLink orderNumber={orderNumber} orderId={orderId} />}
    </div>
  );
}

function Thread({ messages }: Pick<HelpRequest, 'messages'>) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <MessageLog
      label={t`Messages`}
      messages={messages.map((message) => ({
        id: message.id,
        isMine: !message.isOfPlatform,
        head: (
          <>
            {message.isOfPlatform ? <bdi>Chifan</bdi> : t`You`} ·{' '}
            <bdi className="figures">{formatRelativeDateTime(message.createdAt, language)}</bdi>
          </>
        ),
        body: <MessageBody message={message} />,
      }))}
    />
  );
}

function StateLine({ request: { state } }: { readonly request: HelpRequest }) {
  if (state === 'answered') return null;
  if (state === 'open') return <ReplyTime isSent />;
  return (
    <p className="text-note text-soft">
      <Trans>This conversation is closed. Send a message to open it again.</Trans>
    </p>
  );
}

function Reply({ request: { id, allowedEvents } }: { readonly request: HelpRequest }) {
  const { data } = useQuery(helpDeskQuery(useLanguage()));
  const follow = useFollowUpHelp(id);
  const close = useCloseHelp(id);
  const sentences = (data?.sentences ?? []).filter(({ topic }) => topic === null);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <Composer
        sentences={sentences}
        isBusy={follow.isPending}
        onSend={(draft, onSent) => follow.mutate(draft, { onSuccess: onSent })}
      />
      {allowedEvents.includes('close') && (
        <ActionRow icon="check" onPress={() => close.mutate()}>
          <Trans>My problem is solved</Trans>
        </ActionRow>
      )}
    </Card>
  );
}
