import type { StaffHelpRequest } from '@chifan/contract/help/views';
import type { HelpEvent, HelpState, HelpTopic } from '@chifan/domain/help';
import { Card, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CardHead } from '../../lists/card-head.tsx';
import type { StateBadge } from '../../money-words/badges.ts';
import { Photos } from '../../pictures/photos.tsx';
import { clockTime } from '../../platform/time.ts';
import { DialogActionButtons, type DialogActions } from '../../staff-order/actions/dialog-action-buttons.tsx';
import { GuestText } from '../../texts/guest-text.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import { languageLabels } from '../../texts/texts.ts';
import { CloseDialog, HelpReplyDialog } from './help-dialogs.tsx';
import { UrgentMark } from './urgent-mark.tsx';

const badges: Readonly<Record<HelpState, StateBadge>> = {
  open: { label: () => t`待答复`, tone: 'warn', icon: 'clock' },
  answered: { label: () => t`已答复`, tone: 'good', icon: 'check' },
  closed: { label: () => t`已关闭`, tone: 'neutral', icon: 'close' },
};

const topics: Readonly<Record<HelpTopic, () => string>> = {
  order: () => t`订单`,
  delivery: () => t`配送`,
  payment: () => t`支付`,
  refund: () => t`退款`,
  allergy: () => t`过敏与忌口`,
  account: () => t`账号`,
  other: () => t`其他`,
};

type HelpCardProps = { readonly request: StaffHelpRequest };

export function HelpCard({ request }: HelpCardProps) {
  return (
    <Card className="grid gap-3">
      <CardHead number={`H${request.id}`} badge={badges[request.state]}>
        <Guest request={request} />
      </CardHead>
      <UrgentMark symptoms={request.symptoms} />
      <ol className="grid gap-3">
        {request.messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ol>
      <DialogActionButtons subject={request} allowed={request.allowedEvents} moves={moves} />
    </Card>
  );
}

function Guest({ request: { topic, guestName, isMember, email, language, orderNumber, orderId } }: HelpCardProps) {
  return (
    <>
      <p className="font-semibold">{topics[topic]()}</p>
      <p className="text-note text-soft">
        {isMember ? <PersonText text={guestName} /> : t`访客`} · {languageLabels[language]()}
        {email !== null && <PersonText text={` · ${email}`} />}
      </p>
      {orderNumber !== null && (
        <p className="text-note text-soft">
          {t`订单号`}{' '}
          {orderId === null ? (
            <PersonText text={orderNumber} className="figures select-all" />
          ) : (
            <Link to="/all-orders" search={{ number: orderNumber }} className="figures text-link underline">
              {orderNumber}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

function Message({ message }: { readonly message: StaffHelpRequest['messages'][number] }) {
  const now = useNow();
  return (
    <div className={message.isOfPlatform ? 'grid gap-1 rounded-card bg-sunken px-4 py-3' : 'grid gap-1'}>
      <p className="text-small text-faint">
        {message.isOfPlatform ? t`平台` : t`客人`} · {clockTime(message.createdAt, now)}
      </p>
      {message.replies.map((reply) => (
        <p key={reply}>{reply}</p>
      ))}
      {message.text !== '' && (
        <GuestText text={message.text} language={message.language} translated={message.translated} />
      )}
      <Photos photos={message.photos} label={t`客人的照片`} />
    </div>
  );
}

const moves: DialogActions<StaffHelpRequest, HelpEvent> = [
  { event: 'answer', label: () => t`答复`, variant: 'primary', Ask: HelpReplyDialog },
  { event: 'close', label: () => t`关闭`, variant: 'secondary', Ask: CloseDialog },
];
