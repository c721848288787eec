import { helpTopics } from '@chifan/domain/help';
import { Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { ReplyTime } from '../../../terms/help/reply-time.tsx';
import { UnwellLink } from '../../../terms/help/unwell-link.tsx';
import { ChatLinks } from './chat-links.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Emergency, QuickAnswers } from './quick-answers.tsx';
import { topicLabels } from './topic-labels.ts';

/** A member’s customer service: the existing conversations, the topics for a new conversation, and other chat apps. */
export function HelpHome() {
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <ConversationList />
      <Topics />
      <ChatLinks orderNumber="" />
      <QuickAnswers />
      <UnwellLink />
      <Emergency />
    </div>
  );
}

function Topics() {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`Chat with us`} className="overflow-hidden rounded-card bg-surface shadow-card">
      <div className="grid gap-1 px-4 pt-4 pb-2">
        <h2 className="text-title font-semibold">{t`Chat with us`}</h2>
        <ReplyTime />
        <p className="text-note font-medium">{t`What do you need help with?`}</p>
      </div>
      <ul>
        {helpTopics.map((topic) => (
          <li key={topic} className="border-t border-line">
            <ScreenLink
              to="pages/help/service/service"
              params={{ topic }}
              className="flex min-h-12 items-center gap-3 px-4 active:bg-sunken"
            >
              <span className="min-w-0 flex-1">{i18n._(topicLabels[topic])}</span>
              <Icon name="forward" size={20} className="text-faint" />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
