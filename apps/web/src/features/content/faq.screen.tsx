import { QuestionCard } from './faq/question-card.tsx';
import { questions } from './faq/questions.ts';

/** What a foreign guest asks, answered for this app. */
export default function FaqScreen() {
  return (
    <div className="grid gap-3 p-4">
      {questions.map((question) => (
        <QuestionCard key={question.key} question={question} />
      ))}
    </div>
  );
}
