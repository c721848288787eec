import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber, maxOwnWordsLength } from '@chifan/domain/ordering';
import { Chip, Drawer, ErrorState, MessageField, Skeleton, ThreadChoices, type ThreadOption } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { useStaff } from '../../platform/staff.ts';
import { useAction, useKeyFor } from '../../platform/use-action.ts';
import { MessageThread } from './message-thread.tsx';
import { roleLabels, unreadOf } from './unread.ts';

type TalkDialogProps = {
  readonly order: StaffOrder;
  /** Text that the user has typed and not sent. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onClose: () => void;
};
type Role = StaffOrder['writableTo'][number];

export function MessageDialog({ order, draft, onDraft, onClose }: TalkDialogProps) {
  const number = kitchenCallNumber(order);
  const { role } = useStaff();
  const unread = unreadOf(order, role);
  // By default, reply to the sender of the newest unread message.
  const [chosen, setChosen] = useState<Role | undefined>(unread.at(-1)?.from);
  const to = order.writableTo.find((each) => each === chosen) ?? order.writableTo[0];
  useReading(order.id, unread.at(-1)?.id);
  return (
    <Drawer isOpen title={t`${number} 号订单的消息`} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MessageThread messages={order.messages} />
        {order.writableTo.length > 1 && (
          <div className="flex flex-wrap gap-2">
            {order.writableTo.map((each) => (
              <Chip key={each} isChosen={each === to} onPress={() => setChosen(each)}>
                {addressedTo(each)}
              </Chip>
            ))}
          </div>
        )}
        {to === undefined ? (
          <p className="text-soft">{t`这个订单已不能再发消息。`}</p>
        ) : (
          <>
            <Sentences key={to} order={order} to={to} />
            <div className="sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-surface px-4 py-3">
              <WordsField order={order} to={to} draft={draft} onDraft={onDraft} />
            </div>
          </>
        )}
      </div>
    </Drawer>
  );
}

const addressedTo = (role: Role): string => {
  const reader = roleLabels[role]();
  return t`发给${reader}`;
};

/**
 * Marks an order's messages up to `newest` as read. The hook shows no errors, because the next call marks the same
 * messages.
 */
function useReading(orderId: number, newest: number | undefined): void {
  const read = useAction((upToId: number) => api('/rest/order/message/read', { orderId, upToId }), { isQuiet: true });
  const markRead = useEffectEvent((upToId: number) => read.mutate(upToId));
  useEffect(() => {
    if (newest !== undefined) markRead(newest);
  }, [newest]);
}

type WordsFieldProps = Omit<TalkDialogProps, 'onClose'> & { readonly to: Role };

/** Field for a free-text message (rule ordering-121). The text stays in the field until the server has received it. */
function WordsField({ order: { id: orderId, messages }, to, draft, onDraft }: WordsFieldProps) {
  const keyFor = useKeyFor();
  const write = useAction(
    (text: string) => {
      const said = { orderId, to, text };
      return api('/rest/order/message/write', said, { idempotencyKey: keyFor({ ...said, after: messages.length }) });
    },
    { success: () => t`已发送`, onDone: () => onDraft('') },
  );
  return (
    <MessageField
      label={t`自己写`}
      hint={to === 'member' ? t`会尽量翻译成客人的语言，客人也能看原文。` : undefined}
      sendLabel={t`发送`}
      maxLength={maxOwnWordsLength}
      value={draft}
      isBusy={write.isPending}
      onChange={onDraft}
      onSend={(text) => write.mutate(text)}
    />
  );
}

function Sentences({ order, to }: { readonly order: StaffOrder; readonly to: Role }) {
  const { id: orderId, state, writableTo, messages } = order;
  const { data, error, refetch } = useQuery({
    queryKey: ['message-choices', orderId, state, writableTo],
    queryFn: ({ signal }) => api('/rest/order/message/choices', { orderId }, { signal }),
  });
  const keyFor = useKeyFor();
  const say = useAction(
    ({ code, option }: { readonly code: string; readonly option: ThreadOption | null }) => {
      const { minutes, position } = option ?? { minutes: null, position: null };
      const said = {
        orderId,
        to,
        code,
        ...(minutes === null ? {} : { minutes }),
        ...(position === null ? {} : { position }),
      } as Parameters<typeof api<'/rest/order/message/send'>>[1];
      // The idempotency key includes the number of messages, so that staff can send the same sentence again after a
      // reply.
      return api('/rest/order/message/send', said, { idempotencyKey: keyFor({ ...said, after: messages.length }) });
    },
    { success: () => t`已发送` },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  return (
    <ThreadChoices
      choices={data.choices.flatMap((choice) => (choice.to === to ? [{ ...choice, textZh: null }] : []))}
      isBusy={say.isPending}
      onSay={({ code }, option) => say.mutate({ code, option })}
    />
  );
}
