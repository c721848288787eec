import { type HelpTopic, helpTopics } from '@chifan/domain/help';
import { Card, FilterChips, Skeleton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type HelpDraft, helpDeskQuery, helpRequestsQuery, useAskForHelp } from '../../../data/help.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ReplyTime } from '../../../terms/help/reply-time.tsx';
import { UnwellLink } from '../../../terms/help/unwell-link.tsx';
import { ChatLinks } from './chat-links.tsx';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { OrderLink } from './order-link.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { topicLabels } from './topic-labels.ts';

type StartConversationProps = { readonly orderNumber: string; readonly topic: HelpTopic | '' };

/** Continues the open conversation about the order, if there is one. Otherwise starts a new conversation. */
export function StartConversation({ orderNumber, topic }: StartConversationProps) {
  const { data, isPending } = useInfiniteQuery(helpRequestsQuery(useLanguage()));
  if (isPending) return <Skeleton className="m-4 h-80 rounded-card" />;
  const known = data?.pages[0]?.records.find(
    (request) => orderNumber !== '' && request.orderNumber === orderNumber && request.state !== 'closed',
  );
  const about = { orderNumber, topic: topic || (orderNumber === '' ? 'other' : 'order') };
  return <FirstOrKnown knownId={known?.id ?? null} about={about} />;
}

/**
 * Shows the known conversation or the start of a new one. Does not switch between the two while the screen is open, for
 * example when the guest closes the conversation.
 */
function FirstOrKnown({ knownId, about }: { readonly knownId: number | null; readonly about: About }) {
  const [id] = useState(knownId);
  return id === null ? <NewConversation {...about} /> : <Conversation helpRequestId={id} />;
}

type About = { readonly orderNumber: string; readonly topic: HelpTopic };

function NewConversation(known: About) {
  const { t, i18n } = useLingui();
  const [about, setAbout] = useState(known);
  const { data } = useQuery(helpDeskQuery(useLanguage()));
  const { isPending, send } = useStart(about);
  const sentences = (data?.sentences ?? []).filter(({ topic }) => topic === about.topic);
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Card title={t`Chat with us`} className="grid grid-cols-1 gap-3">
        <ReplyTime />
        <div className="-mx-4">
          <FilterChips
            label={t`What do you need help with?`}
            choices={helpTopics.map((topic) => ({ value: topic, label: i18n._(topicLabels[topic]) }))}
            value={about.topic}
            onChange={(topic) => setAbout({ ...about, topic })}
          />
        </div>
        {known.orderNumber === '' ? (
          <RecentOrders chosen={about.orderNumber} onChoose={(orderNumber) => setAbout({ ...about, orderNumber })} />
        ) : (
          <OrderLink orderNumber={known.orderNumber} orderId={null} />
        )}
        <Composer sentences={sentences} isBusy={isPending} onSend={send} />
      </Card>
      <UnwellLink />
      <ChatLinks orderNumber={about.orderNumber} />
    </div>
  );
}

/** Sends the first message and then shows the conversation on the same screen. */
function useStart({ topic, orderNumber }: About) {
  const navigation = useNavigation();
  const ask = useAskForHelp();
  const send = (draft: HelpDraft) =>
    ask.mutate(
      { topic, ...(orderNumber === '' ? {} : { orderNumber }), ...draft },
      { onSuccess: ({ id }) => navigation.adjust({ request: String(id) }) },
    );
  return { isPending: ask.isPending, send };
}
