import type { OrderMessage, StaffOrder } from '@chifan/contract/ordering';
import { Badge, Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useStaff } from '../../platform/staff.ts';
import { MessageThread } from './message-thread.tsx';
import { TalkDialog } from './talk-dialog.tsx';
import { roleLabels, unreadOf } from './unread.ts';

/** On a card: what is new, in full, and the way to answer it. */
export function OrderMessages({ order }: { readonly order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const { role } = useStaff();
  const unread = unreadOf(order, role);
  if (order.writableTo.length === 0 && unread.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {unread.length > 0 && <UnreadMessages unread={unread} />}
      <Button
        variant={unread.length > 0 ? 'primary' : 'secondary'}
        icon="chat"
        onClick={() => setOpen(true)}
        className="min-h-12 justify-self-start"
      >
        {unread.length > 0 ? t`回复` : t`发消息`}
      </Button>
      {isOpen && <TalkDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

function UnreadMessages({ unread }: { readonly unread: readonly OrderMessage[] }) {
  const count = unread.length;
  return (
    <div role="status" className="grid justify-items-start gap-1 rounded-small bg-warn-tint px-3 py-2">
      <Badge tone="bad" icon="chat">{t`${count} 条新消息`}</Badge>
      {unread.map(({ id, from, text }) => (
        <p key={id} className="font-semibold wrap-anywhere">
          {roleLabels[from]()}：{text}
        </p>
      ))}
    </div>
  );
}

/** In the detail: all that was said, for who looks back and for the platform. */
export function OrderTalk({ order: { messages } }: { readonly order: StaffOrder }) {
  return messages.length > 0 && <MessageThread messages={messages} />;
}
