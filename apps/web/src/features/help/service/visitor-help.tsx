import type { HelpTopic } from '@chifan/domain/help';
import { ReplyTime } from '../../../terms/help/reply-time.tsx';
import { UnwellLink } from '../../../terms/help/unwell-link.tsx';
import { AskForm } from './ask-form.tsx';
import { ChatLinks } from './chat-links.tsx';
import { Emergency, QuickAnswers } from './quick-answers.tsx';

type VisitorHelpProps = { readonly orderNumber: string; readonly topic: HelpTopic | '' };

/** Customer service for a visitor, who gets the answer by e-mail (rule help-9). */
export function VisitorHelp({ orderNumber, topic }: VisitorHelpProps) {
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <ReplyTime isOnlyKnown />
      <ChatLinks orderNumber={orderNumber} />
      <AskForm key={orderNumber} orderNumber={orderNumber} topic={topic} />
      <QuickAnswers />
      <UnwellLink />
      <Emergency />
    </div>
  );
}
