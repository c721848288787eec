import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@chifan/domain';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';

/** What the server itself says: the reasons of failures and of decisions, why payouts fail, and mail. English stands under the key, like every other language. */
const serverTerms = ['errors', 'decisions', 'mail'] as const;

const folder = fileURLToPath(new URL('../', import.meta.url));

const speakers = new Map<Language, I18n>(languages.map((language) => [language, speakerOf(language)]));

/** The sentence under `key` in this language, its placeholders filled. The key itself where nobody has written it yet. */
export function phrase(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return speakers.get(language)?._(key, values) ?? key;
}

function speakerOf(language: Language): I18n {
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
