import type { OrderMessage } from '@chifan/contract/ordering/message-views';
import { classNames } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PersonText } from '../../texts/person-text.tsx';
import { TranslatedText } from '../../texts/translated-text.tsx';

type Words = NonNullable<OrderMessage['ownWords']>;
type OwnWordsProps = { readonly words: Words; readonly from: OrderMessage['from']; readonly isMine: boolean };

/**
 * A free-text message of the guest, the kitchen or the courier (rule ordering-121). A message that may mention an
 * allergy shows the original with the translation, and is red if the guest wrote it.
 */
export function OwnWords({ words, from, isMine }: OwnWordsProps) {
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
      {isMine && translated && <SentVersion translated={translated} />}
    </div>
  );
}

/** The version of a sent message that its recipient reads. */
function SentVersion({ translated: { text, isComing } }: { readonly translated: NonNullable<Words['translated']> }) {
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
