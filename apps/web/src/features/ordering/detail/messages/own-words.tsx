import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderMessage } from '../../../../data/order-messages.ts';
import { TranslatedGuestText } from '../../../../terms/texts/translated-guest-text.tsx';

type Words = NonNullable<OrderMessage['ownWords']>;
type OwnWordsProps = { readonly message: OrderMessage; readonly words: Words };

/**
 * Shows a message that the guest, the kitchen or the courier typed, instead of a ready-made sentence (rule
 * ordering-121).
 */
export function OwnWords({ message, words }: OwnWordsProps) {
  return message.from === 'member' ? <SentWords words={words} /> : <ReceivedWords words={words} />;
}

function ReceivedWords({ words: { text, language, translated, isAboutDiet } }: Pick<OwnWordsProps, 'words'>) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <TranslatedGuestText
        text={text}
        language={language}
        translation={translated?.text ?? null}
        isMachines={translated?.by === 'machine'}
        isComing={translated?.isComing ?? false}
        isOriginalShown={isAboutDiet}
      />
      {isAboutDiet && (
        <Warning>
          <Trans>This may be about an allergy or diet. If you’re not sure, don’t eat it and ask again.</Trans>
        </Warning>
      )}
    </div>
  );
}

/** The guest’s words, and the Chinese version that the recipient reads. */
function SentWords({ words: { text, language, translated, isAboutDiet } }: Pick<OwnWordsProps, 'words'>) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <p lang={language} dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {translated && <ChineseVersion translated={translated} language={language} />}
      {isAboutDiet && (
        <Warning>
          <Trans>The restaurant sees this as an allergy or diet warning.</Trans>
        </Warning>
      )}
    </div>
  );
}

type ChineseVersionProps = { readonly translated: NonNullable<Words['translated']>; readonly language: string };

function ChineseVersion({ translated, language }: ChineseVersionProps) {
  return (
    <>
      {translated.text !== null && (
        <p lang="zh-CN" dir="ltr" className="text-start text-small text-soft">
          {translated.text}
        </p>
      )}
      <p className="text-small text-soft empty:hidden">
        <TranslationNote translated={translated} language={language} />
      </p>
    </>
  );
}

function TranslationNote({ translated: { text, by, rest, isComing }, language }: ChineseVersionProps) {
  if (isComing) return <Trans>Translating…</Trans>;
  if (text === null) return <Trans>Not translated. They see your original text.</Trans>;
  if (rest === null) return by === 'machine' ? <Trans>Machine translation</Trans> : null;
  return (
    <Trans>
      Not translated: <bdi lang={language}>{rest}</bdi>
    </Trans>
  );
}

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex items-start gap-1 text-small font-semibold text-bad">
    <Icon name="warning" size={16} />
    <span className="min-w-0">{children}</span>
  </p>
);
