import type { MessageRole } from '@chifan/domain/ordering';
import { Badge, Button, Card } from '@chifan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isUnread } from '../../../../data/order-messages.ts';
import type { OrderDetail } from '../../../../data/ordering.ts';
import { OwnWords } from './own-words.tsx';
import { TalkSheet } from './talk-sheet.tsx';

/** Rule ordering-60: messages between the guest and the kitchen or courier, each in their own language. */
export default function OrderMessages({ order }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  const [to, setTo] = useState<MessageRole | null>(null);
  // The unsent texts. They are stored in this component, so that closing the sheet does not delete them.
  const [drafts, setDrafts] = useState<Partial<Record<MessageRole, string>>>({});
  const unread = order.messages.filter(isUnread);
  const count = unread.length;
  const newest = unread.at(-1);
  return (
    <Card title={t`Messages`} className="grid grid-cols-1 gap-3">
      {count > 0 && (
        <div role="status" className="grid justify-items-start gap-1">
          <Badge tone="bad" icon="chat">
            <Plural value={count} one="# new message" other="# new messages" />
          </Badge>
          {newest?.ownWords ? (
            <OwnWords message={newest} words={newest.ownWords} />
          ) : (
            <p className="font-semibold wrap-anywhere">{newest?.text}</p>
          )}
        </div>
      )}
      <p className="flex flex-wrap gap-2">
        {partnersOf(order).map((partner) => (
          <Button
            key={partner}
            variant={unread.some(({ from }) => from === partner) ? 'primary' : 'secondary'}
            icon="chat"
            onClick={() => setTo(partner)}
          >
            {partner === 'courier' ? t`Message the courier` : t`Message the restaurant`}
          </Button>
        ))}
      </p>
      {to !== null && (
        <TalkSheet
          order={order}
          to={to}
          draft={drafts[to] ?? ''}
          onDraft={(draft) => setDrafts((all) => ({ ...all, [to]: draft }))}
          onClose={() => setTo(null)}
        />
      )}
    </Card>
  );
}

/** Lists the restaurant and the courier if the guest can write to them or has received messages from them. */
const partnersOf = ({ messages, writableTo }: OrderDetail): MessageRole[] =>
  (['merchant', 'courier'] as const).filter(
    (role) => writableTo.includes(role) || messages.some(({ from, to }) => from === role || to === role),
  );
