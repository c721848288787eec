import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Badge, Button, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { useStaff } from '../../platform/staff.ts';
import { MessageDialog } from './message-dialog.tsx';
import { OwnWords } from './own-words.tsx';
import { roleLabels, unreadOf } from './unread.ts';

type Talk = { readonly open: () => void; readonly dialog: ReactNode };

/**
 * Call this hook in the component that contains the buttons. `NewMessages` disappears when its messages are read, but
 * the dialog must stay open.
 */
export function useMessageDialog(order: StaffOrder): Talk {
  const [isOpen, setOpen] = useState(false);
  // The draft is here, so that closing the dialog does not delete it.
  const [draft, setDraft] = useState('');
  return {
    open: () => setOpen(true),
    dialog: isOpen && <MessageDialog order={order} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />,
  };
}

type TalkProps = { readonly order: StaffOrder; readonly onOpen: () => void };

/** Unread messages with a reply button. Renders nothing if all messages are read. */
export function NewMessages({ order, onOpen }: TalkProps) {
  const { role } = useStaff();
  const unread = unreadOf(order, role);
  if (unread.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <UnreadMessages unread={unread} />
      <Button variant="secondary" icon="chat" onClick={onOpen} className="min-h-12 justify-self-start">
        {t`回复`}
      </Button>
    </div>
  );
}

/** Button to write a message. Hidden while there are unread messages, because `NewMessages` has a reply button. */
export function WriteButton({ order, onOpen, isSmall = false }: TalkProps & { readonly isSmall?: boolean }) {
  const { role } = useStaff();
  if (order.writableTo.length === 0 || unreadOf(order, role).length > 0) return null;
  return isSmall ? (
    <IconButton icon="chat" label={t`发消息`} onClick={onOpen} />
  ) : (
    <Button variant="secondary" icon="chat" onClick={onOpen} className="min-h-12 justify-self-start">
      {t`发消息`}
    </Button>
  );
}

function NewMessage({ message: { from, text, ownWords } }: { readonly message: OrderMessage }) {
  const sender = roleLabels[from]();
  if (!ownWords) return <p className="font-semibold wrap-anywhere">{t`${sender}：${text}`}</p>;
  return (
    <div className="min-w-0 font-semibold">
      <p>{t`${sender}：`}</p>
      <OwnWords words={ownWords} from={from} isMine={false} />
    </div>
  );
}

function UnreadMessages({ unread }: { readonly unread: readonly OrderMessage[] }) {
  const count = unread.length;
  return (
    <div role="status" className="grid justify-items-start gap-1 rounded-small bg-warn-tint px-3 py-2">
      <Badge tone="bad" icon="chat">{t`${count} 条新消息`}</Badge>
      {unread.map((message) => (
        <NewMessage key={message.id} message={message} />
      ))}
    </div>
  );
}
