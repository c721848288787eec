import { type ConsoleLanguage, consoleLanguages, contentLanguageOf } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import { emailWithLink } from '../../platform/mail/email-with-link.ts';
import type { Email } from '../../platform/mail/mail.ts';
import { sha256 } from '../../platform/tokens.ts';
import { passwordLinkHours } from '../member/index.ts';

export type PasswordLink = {
  readonly to: string;
  readonly login: string;
  readonly token: string;
  readonly language: ConsoleLanguage | null;
  readonly publicUrl: string;
};

/**
 * E-mail with the link to set a password, in the recipient's language. A new account has no language yet, so its e-mail
 * has all console languages.
 */
export function passwordEmail({ to, login, token, language, publicUrl }: PasswordLink): Email {
  const languages = language === null ? consoleLanguages : [language];
  const [first] = languages;
  const values = { login, hours: passwordLinkHours };
  const said = (part: 'subject' | 'body' | 'link') => languages.map((each) => phrase(each, `password.${part}`, values));
  return {
    to,
    key: `staff-password-${sha256(token).slice(0, 16)}`,
    ...emailWithLink({
      language: contentLanguageOf(first ?? consoleLanguages[0]),
      subject: said('subject').join(' · '),
      text: said('body').join('\n\n'),
      link: { words: said('link').join(' · '), url: `${publicUrl}/console/#/password?token=${token}` },
    }),
  };
}
