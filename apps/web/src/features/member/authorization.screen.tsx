import { useState } from 'react';
import { useParams } from '../../platform/navigation.ts';
import { payEnvironment } from '../../terms/payment/pay-environment.ts';
import { askedWeChat } from '../../terms/we-chat/authorization.ts';
import { useInviter } from './entry/use-inviter.ts';
import { AskWeChat } from './we-chat/ask-we-chat.tsx';
import { NotThroughWeChat } from './we-chat/not-through-we-chat.tsx';
import { OutsideWeChat } from './we-chat/outside-we-chat.tsx';
import { UseTicket } from './we-chat/use-ticket.tsx';

/**
 * Between the app and WeChat: leads there, and takes what comes back. Parameters: `inviterId` on the way there; `ticket` and
 * `openId`, or the `outcome` that led to neither, on the way back.
 */
export default function AuthorizationScreen() {
  const { ticket, openId, outcome } = useParams();
  const inviter = useInviter();
  // Read once: using the ticket forgets it.
  const [asked] = useState(askedWeChat);
  if (ticket !== undefined && openId !== undefined && asked !== null)
    return <UseTicket ticket={ticket} openId={openId} asked={asked} />;
  if (ticket !== undefined || outcome !== undefined) return <NotThroughWeChat outcome={outcome} asked={asked} />;
  return payEnvironment() === 'wechat' ? <AskWeChat inviterId={inviter.inviterId} /> : <OutsideWeChat />;
}
