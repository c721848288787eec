import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import { OrderMessageThread, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useStaff } from '../../platform/staff.ts';
import { clockTime } from '../../platform/time.ts';
import { OwnWords } from './own-words.tsx';
import { roleLabels } from './unread.ts';

export function MessageThread({ messages }: { readonly messages: readonly OrderMessage[] }) {
  const now = useNow();
  const { role } = useStaff();
  const headOf = ({ from, to, at, readAt }: OrderMessage) => {
    const [sender, reader, time] = [roleLabels[from](), roleLabels[to](), clockTime(at, now)];
    return readAt === null ? t`${sender} → ${reader} · ${time}` : t`${sender} → ${reader} · ${time} · 已读`;
  };
  const isAnswerToDiet = ({ id, to }: OrderMessage) =>
    to === 'member' && messages.some((each) => each.id < id && each.from === 'member' && each.ownWords?.isAboutDiet);
  return (
    <OrderMessageThread
      label={t`消息`}
      messages={messages.map((message) => ({
        id: message.id,
        isMine: message.from === role,
        head: headOf(message),
        text: message.text,
        textZh: null,
        body: message.ownWords ? (
          <OwnWords
            words={message.ownWords}
            from={message.from}
            isMine={message.from === role}
            isAnswerToDiet={isAnswerToDiet(message)}
          />
        ) : undefined,
      }))}
    />
  );
}
