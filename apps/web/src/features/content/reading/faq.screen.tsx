import { ErrorState, Icon } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { type Question, questionsQuery } from '../../../data/content.ts';
import { useLanguage } from '../../../platform/language.ts';
import { HelpLink } from '../../../terms/help/help-link.tsx';
import { ScreenLinkTo } from '../screen-link-to.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

export default function FaqScreen() {
  const { data, error, refetch } = useQuery(questionsQuery(useLanguage()));
  if (data === undefined) {
    if (error === null) return <TextSkeleton rowHeight="h-14" />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid grid-cols-1 gap-3 p-4">
      {data.map((question) => (
        <QuestionCard key={question.key} question={question} />
      ))}
      <HelpLink />
    </div>
  );
}

/**
 * A question that expands to its answer. The `details` element works by touch and keyboard, and the browser’s page
 * search finds its text.
 */
function QuestionCard({ question: { question, answer, link } }: { readonly question: Question }) {
  return (
    <details name="faq" className="group rounded-card bg-surface shadow-card">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span lang={question.language} className="min-w-0 flex-1">
          {question.text}
        </span>
        <Icon name="plus" size={20} className="text-faint group-open:rotate-45" />
      </summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4 text-note">
        {answer.map(({ text, language }) => (
          <p key={text} lang={language}>
            {text}
          </p>
        ))}
        {link && (
          <ScreenLinkTo
            to={link.to}
            className="flex min-h-11 items-center gap-1 justify-self-start font-medium text-link underline"
          >
            <span lang={link.label.language}>{link.label.text}</span>
            <Icon name="forward" size={18} />
          </ScreenLinkTo>
        )}
      </div>
    </details>
  );
}
