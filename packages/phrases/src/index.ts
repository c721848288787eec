import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReaderLanguage } from '@chifan/domain';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';

/** The server's texts: failures, decisions, payout faults, e-mails, what people write about an order, and what staff are told of. English stands under the key too. */
const serverTerms = ['errors', 'decisions', 'mail', 'help-desk', 'order-messages', 'sharing', 'staff'] as const;

const folder = fileURLToPath(new URL('../', import.meta.url));

/** Each is read when somebody is first spoken to in its language: no start waits for nine. */
const speakers = new Map<ReaderLanguage, I18n>();

/** The key's sentence with placeholders filled; the key itself where it is not translated yet. */
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
