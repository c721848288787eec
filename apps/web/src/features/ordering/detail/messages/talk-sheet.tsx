import type { MessageRole } from '@chifan/domain/ordering';
import { Drawer, ErrorState, OrderMessageThread, Skeleton, ThreadChoices } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  isUnread,
  type MessageChoice,
  messageChoicesQuery,
  type OrderMessage,
  useMarkMessagesRead,
  useSendOrderMessage,
} from '../../../../data/order-messages.ts';
import type { OrderDetail } from '../../../../data/ordering.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { formatTime } from '../../../../platform/time.ts';

type TalkSheetProps = { readonly order: OrderDetail; readonly to: MessageRole; readonly onClose: () => void };

export function TalkSheet({ order, to, onClose }: TalkSheetProps) {
  const { t } = useLingui();
  useReading(order);
  return (
    <Drawer isOpen title={to === 'courier' ? t`Message the courier` : t`Message the restaurant`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <Thread messages={order.messages} />
        {order.writableTo.includes(to) ? (
          <Choices order={order} to={to} />
        ) : (
          <p className="text-soft">
            <Trans>Messaging is closed for this order.</Trans>
          </p>
        )}
      </div>
    </Drawer>
  );
}

/** Marks the shown messages as read. */
function useReading({ id, messages }: OrderDetail): void {
  const { mutate } = useMarkMessagesRead(id);
  const markRead = useEffectEvent(mutate);
  const newest = messages.findLast(isUnread)?.id;
  useEffect(() => {
    if (newest !== undefined) markRead(newest);
  }, [newest]);
}

function Thread({ messages }: { readonly messages: readonly OrderMessage[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (messages.length === 0) return null;
  const names = { member: t`You`, merchant: t`The restaurant`, courier: t`Your courier` };
  return (
    <OrderMessageThread
      label={t`Messages`}
      messages={messages.map((message) => ({
        id: message.id,
        isMine: message.from === 'member',
        head: (
          <>
            {names[message.from]} · <bdi className="figures">{formatTime(message.at, 'time', language)}</bdi>
            {message.from === 'member' && message.readAt !== null && <> · {t`Read`}</>}
          </>
        ),
        text: message.text,
        textZh: unlike(message),
      }))}
    />
  );
}

/** The Chinese text, or null if it equals the guest’s text. */
const unlike = ({ text, textZh }: { readonly text: string; readonly textZh: string }) =>
  text === textZh ? null : textZh;

function Choices({ order, to }: Pick<TalkSheetProps, 'order' | 'to'>) {
  const { data, error, refetch } = useQuery(messageChoicesQuery(order, useLanguage()));
  const say = useSendOrderMessage(order);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  const choices = data.choices.flatMap((choice) => (choice.to === to ? [{ ...choice, textZh: unlike(choice) }] : []));
  return (
    <>
      <p className="text-note text-soft">
        <Trans>Tap a sentence to send it in Chinese. You get the reply in your language.</Trans>
      </p>
      <ThreadChoices
        choices={choices}
        isBusy={say.isPending}
        onSay={({ code }, option) => say.mutate({ to, code, ...chosen(option) })}
      />
    </>
  );
}

function chosen(option: MessageChoice['options'][number] | null) {
  if (option === null) return {};
  const { minutes, position } = option;
  return { ...(minutes === null ? {} : { minutes }), ...(position === null ? {} : { position }) };
}
