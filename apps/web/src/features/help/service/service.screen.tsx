import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { Conversation } from './conversation.tsx';
import { HelpHome } from './help-home.tsx';
import { StartConversation } from './start-conversation.tsx';
import { topicOf } from './topic-labels.ts';
import { VisitorHelp } from './visitor-help.tsx';

/**
 * Customer service. URL parameters, all optional: `request` (the member’s help request), `order` (an order number) or
 * `orderId` (the member’s own order), and `topic`. A visitor writes a message that is answered by e-mail.
 */
export default function ServiceScreen() {
  const { request, order, orderId, topic } = useParams();
  const isSignedIn = useIsSignedIn();
  const orderNumber = useOrderNumber();
  const id = Number(request);
  if (!isSignedIn) return <VisitorHelp orderNumber={orderNumber} topic={topicOf(topic)} />;
  if (id > 0) return <Conversation key={id} helpRequestId={id} />;
  if (order === undefined && orderId === undefined && topic === undefined) return <HelpHome />;
  return <StartConversation key={orderNumber} orderNumber={orderNumber} topic={topicOf(topic)} />;
}

/**
 * The order number. If the URL has only the order’s id, the number is usually in the cache, because the order’s screen
 * has loaded it.
 */
function useOrderNumber(): string {
  const { order = '', orderId } = useParams();
  const id = Number(orderId);
  const isAsked = useIsSignedIn() && order === '' && id > 0;
  const { data } = useQuery({ ...orderQuery(id, useLanguage()), enabled: isAsked });
  return isAsked ? (data?.number ?? '') : order;
}
