import type { ReaderLanguage } from '@chifan/domain';
import type { HelpSentence } from '@chifan/domain/help';
import { phrase } from '@chifan/phrases';

/**
 * Returns a predefined sentence in the reader's language. Guests and operators have different sentences with the same
 * code.
 */
export const sentenceText = (sentence: HelpSentence, writer: 'guest' | 'platform', language: ReaderLanguage): string =>
  phrase(language, `help.${writer === 'guest' ? 'say' : 'reply'}.${sentence}`);
