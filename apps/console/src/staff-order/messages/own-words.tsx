import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import { classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PersonText } from '../../texts/person-text.tsx';
import { TranslatedText } from '../../texts/translated-text.tsx';

type Words = NonNullable<OrderMessage['ownWords']>;
type OwnWordsProps = {
  readonly words: Words;
  readonly from: OrderMessage['from'];
  readonly isMine: boolean;
  /** True for an answer to a guest who wrote about an allergy or a diet. */
  readonly isAnswerToDiet?: boolean;
};

/**
 * A free-text message of the guest, the kitchen or the courier (rule ordering-121). A message that may mention an
 * allergy shows the original with the translation, and is red if the guest wrote it.
 */
export function OwnWords({ words, from, isMine, isAnswerToDiet = false }: OwnWordsProps) {
  const { text, language, translated, isAboutDiet } = words;
  const isWarning = isAboutDiet && from === 'member';
  return (
    <div className={classNames('grid min-w-0', isWarning && 'text-bad')}>
      {isMine || translated === null ? (
        <PersonText
          text={text}
          lang={language}
          className={classNames('whitespace-pre-line', isWarning && 'font-bold')}
        />
      ) : (
        <TranslatedText original={text} language={language} translated={translated} isOriginalShown={isAboutDiet} />
      )}
      {isMine && translated && <SentVersion translated={translated} isAnswerToDiet={isAnswerToDiet} />}
    </div>
  );
}

/** The version of a sent message that its recipient reads. */
function SentVersion({
  translated: { text, isComing },
  isAnswerToDiet,
}: {
  readonly translated: NonNullable<Words['translated']>;
  readonly isAnswerToDiet: boolean;
}) {
  if (text === null && !isComing && isAnswerToDiet)
    return (
      <p role="alert" className="flex items-start gap-1 text-note font-semibold text-bad">
        <Icon name="warning" size={20} />
        {t`未翻译，客人可能看不懂。过敏的事请再发一句常用语，常用语都有翻译。`}
      </p>
    );
  if (text === null)
    return (
      <p className="text-small text-soft">{isComing ? t`正在翻译…` : t`未翻译，对方看到的是原文。常用语都有翻译。`}</p>
    );
  return (
    <p className="text-small text-soft">
      {t`对方看到：`}
      <PersonText text={text} />
    </p>
  );
}
