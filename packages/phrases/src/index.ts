import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReaderLanguage } from '@chifan/domain';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';

/**
 * Files with texts that the server writes: errors, decisions, payout errors, e-mails, messages about an order,
 * receipts, and texts for staff. English texts have keys too, like every other language.
 */
export const serverTerms = [
  'errors',
  'decisions',
  'mail',
  'help-desk',
  'order-messages',
  'receipt',
  'sharing',
  'staff',
] as const;

const folder = fileURLToPath(new URL('../', import.meta.url));

/** Translations by language, loaded on first use so that the server starts faster. */
const speakers = new Map<ReaderLanguage, I18n>();

/**
 * Returns the text of a key with its placeholders filled in. If the key has no text in the language, returns the key
 * itself.
 */
export function phrase(
  language: ReaderLanguage,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const speaker = speakers.get(language) ?? speakerOf(language);
  speakers.set(language, speaker);
  return speaker._(key, values);
}

function speakerOf(language: ReaderLanguage): I18n {
  const messages: Messages = {};
  for (const term of serverTerms) {
    const file = `${folder}${language}/${term}.po`;
    if (!existsSync(file)) continue;
    for (const item of PO.parse(readFileSync(file, 'utf8')).items) {
      const text = item.msgstr[0];
      if (text) messages[item.msgid] = compileMessage(text);
    }
  }
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
