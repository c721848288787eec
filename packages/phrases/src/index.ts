import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReaderLanguage } from '@chifan/domain';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';

/**
 * Terms of the server's texts: failures, decisions, payout faults, e-mails, messages about an order, and notices for
 * staff. English also has an entry for each key.
 */
const serverTerms = ['errors', 'decisions', 'mail', 'help-desk', 'order-messages', 'sharing', 'staff'] as const;

const folder = fileURLToPath(new URL('../', import.meta.url));

/** Each language is loaded at its first use, so that the start does not wait for all nine. */
const speakers = new Map<ReaderLanguage, I18n>();

/** The text of a key with filled placeholders. The key itself if it is not translated yet. */
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
