import { type MessageRole, maxOwnWordsLength } from '@chifan/domain/ordering';
import { Drawer, ErrorState, MessageField, OrderMessageThread, Skeleton, ThreadChoices } from '@chifan/ui';
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
  useWriteOrderMessage,
} from '../../../../data/order-messages.ts';
import type { OrderDetail } from '../../../../data/ordering.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { formatTime } from '../../../../platform/time.ts';
import { OwnWords } from './own-words.tsx';

type TalkSheetProps = {
  readonly order: OrderDetail;
  readonly to: MessageRole;
  /** Text that the guest has typed and not sent. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onClose: () => void;
};

export function TalkSheet({ order, to, draft, onDraft, onClose }: TalkSheetProps) {
  const { t } = useLingui();
  useReading(order);
  return (
    <Drawer isOpen title={to === 'courier' ? t`Message the courier` : t`Message the restaurant`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <Thread messages={order.messages} />
        {order.writableTo.includes(to) ? (
          <>
            <WordsField order={order} to={to} draft={draft} onDraft={onDraft} />
            <Choices order={order} to={to} />
          </>
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
        body: message.ownWords ? <OwnWords message={message} words={message.ownWords} /> : undefined,
      }))}
    />
  );
}

/** Returns the Chinese text, or null if it equals the guest’s text. */
const unlike = ({ text, textZh }: { readonly text: string; readonly textZh: string }) =>
  text === textZh ? null : textZh;

/**
 * The field for a text that the guest types (rule ordering-121). The text stays in the field until the server has
 * stored it.
 */
function WordsField({ order, to, draft, onDraft }: Omit<TalkSheetProps, 'onClose'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const write = useWriteOrderMessage(order);
  const hint = t`We do our best to translate it into Chinese. They can always see the original too.`;
  return (
    <MessageField
      label={t`Write a message`}
      hint={language === 'zh-CN' ? undefined : hint}
      sendLabel={t`Send message`}
      maxLength={maxOwnWordsLength}
      value={draft}
      isBusy={write.isPending}
      onChange={onDraft}
      onSend={(text) => write.mutate({ to, text }, { onSuccess: () => onDraft('') })}
    />
  );
}

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
