import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '../../data/review.ts';
import { TranslatedGuestText } from '../texts/translated-guest-text.tsx';
import { replyPhraseTexts } from './review-words.ts';

/**
 * A shop’s reply to a review. Fixed phrases are shown in the reader’s language, free text with its translation, if any.
 */
export function ReplyView({ reply }: { readonly reply: NonNullable<Review['reply']> }) {
  const { i18n } = useLingui();
  const phrases = reply.phrases.map((phrase) => i18n._(replyPhraseTexts[phrase]));
  return (
    <div className="grid grid-cols-1 gap-1 rounded-small bg-sunken p-3 text-note">
      <p className="font-semibold">
        <Trans>Reply from the restaurant</Trans>
      </p>
      {phrases.length > 0 && <p>{phrases.join(' ')}</p>}
      {reply.text !== '' && (
        <TranslatedGuestText
          text={reply.text}
          language="zh-CN"
          translation={reply.translation}
          isMachines={reply.translatedBy === 'machine'}
        />
      )}
    </div>
  );
}
