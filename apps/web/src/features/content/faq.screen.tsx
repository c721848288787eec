import { Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { type Question, questions } from './faq/questions.ts';

export default function FaqScreen() {
  return (
    <div className="grid gap-3 p-4">
      {questions.map((question) => (
        <QuestionCard key={question.key} question={question} />
      ))}
    </div>
  );
}

/** The browser's own disclosure: it opens by tap and key, and the page search finds its text. */
function QuestionCard({ question: { question, answer, link } }: { readonly question: Question }) {
  const { i18n } = useLingui();
  return (
    <details name="faq" className="group rounded-card bg-surface shadow-card">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{i18n._(question)}</span>
        <Icon name="plus" size={20} className="text-faint group-open:rotate-45" />
      </summary>
      <div className="grid gap-3 px-4 pb-4 text-note">
        {answer.map((paragraph) => (
          <p key={paragraph.id}>{i18n._(paragraph)}</p>
        ))}
        {link && (
          <ScreenLink
            to={link.to}
            params={link.params ?? {}}
            className="flex min-h-11 items-center gap-1 justify-self-start font-medium text-link underline"
          >
            {i18n._(link.label)}
            <Icon name="forward" size={18} />
          </ScreenLink>
        )}
      </div>
    </details>
  );
}
