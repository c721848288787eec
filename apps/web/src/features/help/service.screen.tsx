import { Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '../../data/ordering.ts';
import { useLanguage } from '../../platform/language.ts';
import { useParams } from '../../platform/navigation.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useIsSignedIn } from '../../platform/session.ts';
import { UnwellLink } from '../../terms/help/unwell-link.tsx';
import { AskForm } from './service/ask-form.tsx';
import { ChatLinks } from './service/chat-links.tsx';
import { MyRequests } from './service/my-requests.tsx';
import { topicOf } from './service/topic-labels.ts';

/**
 * Customer service. URL parameters, all optional: `order` (an order number) or `orderId` (the member’s own order), and
 * `topic`.
 */
export default function ServiceScreen() {
  const { t } = useLingui();
  const { topic } = useParams();
  const isSignedIn = useIsSignedIn();
  const order = useOrderNumber();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <ChatLinks orderNumber={order} />
      {isSignedIn && <MyRequests />}
      <AskForm key={order} orderNumber={order} topic={topicOf(topic)} />
      <Card title={t`Quick answers`}>
        <ul className="grid text-link underline">
          <li>
            <ScreenLink to="pages/help/faq/faq" className="flex min-h-11 items-center">
              <Trans>Questions and answers</Trans>
            </ScreenLink>
          </li>
          <li>
            <ScreenLink to="pages/menu/waiter/waiter" className="flex min-h-11 items-center">
              <Trans>Chinese sentences to show</Trans>
            </ScreenLink>
          </li>
        </ul>
      </Card>
      <UnwellLink />
      <p className="text-small text-soft">
        <Trans>
          In an emergency call <bdi>120</bdi> for an ambulance, <bdi>110</bdi> for the police, <bdi>119</bdi> for the
          fire brigade.
        </Trans>
      </p>
    </div>
  );
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
