import type { StaffHelpRequest } from '@chifan/contract/help/views';
import type { HelpEvent, HelpState, HelpTopic } from '@chifan/domain/help';
import { Card, MessageLog, useNow } from '@chifan/ui';
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
import { AnswerForm } from './answer-form.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { UrgentMark } from './urgent-mark.tsx';
import { waitingSince } from './waiting-since.ts';

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
      <Waiting request={request} />
      <Thread request={request} />
      {request.allowedEvents.includes('answer') && <AnswerForm request={request} />}
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

/** Minutes that the guest has waited for an answer. */
function Waiting({ request }: HelpCardProps) {
  const now = useNow();
  const since = waitingSince(request);
  if (since === null) return null;
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  return <p className="text-note font-semibold text-warn">{t`客人已等待 ${minutes} 分钟`}</p>;
}

function Thread({ request: { messages, isMember } }: HelpCardProps) {
  const now = useNow();
  return (
    <MessageLog
      label={t`对话`}
      isFollowing={false}
      messages={messages.map((message) => ({
        id: message.id,
        isMine: message.isOfPlatform,
        head: (
          <>
            {message.isOfPlatform ? t`平台` : t`客人`} · {clockTime(message.createdAt, now)}
            {isMember && message.isOfPlatform && message.isRead && <> · {t`客人已读`}</>}
          </>
        ),
        body: <MessageBody message={message} />,
      }))}
    />
  );
}

const MessageBody = ({ message }: { readonly message: StaffHelpRequest['messages'][number] }) => (
  <div className="grid gap-1">
    {message.replies.map((reply) => (
      <p key={reply}>{reply}</p>
    ))}
    {message.text !== '' && (
      <GuestText text={message.text} language={message.language} translated={message.translated} />
    )}
    <Photos photos={message.photos} label={t`客人的照片`} />
  </div>
);

const moves: DialogActions<StaffHelpRequest, HelpEvent> = [
  { event: 'close', label: () => t`关闭`, variant: 'secondary', Ask: CloseDialog },
];
