import { readFileSync } from 'node:fs';
import { errorReasons, fieldProblems } from '@chifan/contract';
import { consoleLanguages, languages, type ReaderLanguage } from '@chifan/domain';
import { withdrawalRefusals } from '@chifan/domain/affiliate';
import { guestSentences, helpReplies } from '@chifan/domain/help';
import { mallDecisionReasons } from '@chifan/domain/mall';
import { staffNotificationPhrases } from '@chifan/domain/notification';
import { messageCodes, messageGroups } from '@chifan/domain/ordering';
import { payoutFaults } from '@chifan/domain/payment';
import { receiptLabels } from '@chifan/domain/printing';
import { decisionReasons, merchantRefusals } from '@chifan/domain/refund';
import { serverTerms } from '@chifan/phrases';
import PO from 'pofile';
import { sentenceProblems } from './check-terms.ts';

const folder = new URL('../../packages/phrases/', import.meta.url);

/**
 * Checks that the server's texts are complete: errors, decisions and messages in every language of guests and staff,
 * emails in the languages of guests, and notices in the languages of staff.
 */
export function serverPhraseProblems(): string[] {
  return [
    ...repeatedKeys(),
    ...problemsOf('errors', everybody, [...errorReasons, ...fieldProblems]),
    ...problemsOf('decisions', everybody, [
      ...new Set(
        [...decisionReasons, ...merchantRefusals, 'other', ...mallDecisionReasons].map(
          (reason) => `decision.${reason}`,
        ),
      ),
      ...payoutFaults.map((fault) => `payout.${fault}`),
      ...withdrawalRefusals.map((refusal) => `withdrawal.${refusal}`),
    ]),
    ...problemsOf('mail', languages, [...read('en', 'mail').keys()]),
    ...problemsOf(
      'receipt',
      languages,
      receiptLabels.map((label) => `printed_receipt.${label}`),
    ),
    ...problemsOf('sharing', languages, ['share.description', 'share.open']),
    ...problemsOf('help-desk', everybody, [
      ...helpReplies.map((reply) => `help.reply.${reply}`),
      ...guestSentences.map((sentence) => `help.say.${sentence}`),
      ...['subject', 'intro', 'write_again'].map((part) => `help.email.${part}`),
    ]),
    ...problemsOf('order-messages', everybody, [
      ...messageCodes.map((code) => `message.${code}`),
      ...messageGroups.map((group) => `message.group.${group}`),
      'message.unknown',
      'message.own_words.machine',
      'message.own_words.untranslated',
    ]),
    ...problemsOf('staff', consoleLanguages, [
      ...staffNotificationPhrases,
      'news.unanswered.link',
      ...['subject', 'body', 'link'].flatMap((part) => [`password.${part}`, `urgent_help.${part}`]),
      ...staffLetters.flatMap((about) => [`${about}.subject`, `${about}.body`]),
    ]),
  ];
}

const staffLetters = [
  'staff_password',
  'staff_email',
  'staff_accounts',
  'staff_email_changed',
  'staff_email_removed',
  'second_factor_reset',
];

/** All languages of guests and staff. */
const everybody: readonly ReaderLanguage[] = [...new Set<ReaderLanguage>([...languages, ...consoleLanguages])];

/**
 * Reports keys that more than one phrase file contains. The server loads all files into one table, so one text would
 * replace the other.
 */
function repeatedKeys(): string[] {
  const found = serverTerms.flatMap((term) => [...read('en', term).keys()].map((key) => ({ key, term })));
  return [...Map.groupBy(found, ({ key }) => key)]
    .filter(([, files]) => files.length > 1)
    .map(
      ([key, files]) => `packages/phrases/en “${key}” is in several files: ${files.map(({ term }) => term).join(', ')}`,
    );
}

function problemsOf(term: string, spoken: readonly ReaderLanguage[], wanted: readonly string[]): string[] {
  const english = read('en', term);
  return spoken.flatMap((language) => {
    const written = read(language, term);
    const at = `packages/phrases/${language}/${term}.po`;
    const stray = [...written.keys()].filter((key) => !wanted.includes(key));
    return [
      ...stray.map((key) => `${at} “${key}” is unused`),
      ...wanted.flatMap((key) =>
        sentenceProblems(english.get(key) ?? key, written.get(key) ?? '', language).map(
          (why) => `${at} “${key}” ${why}`,
        ),
      ),
    ];
  });
}

function read(language: string, term: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`${language}/${term}.po`, folder), 'utf8');
  return new Map(PO.parse(text).items.map((item) => [item.msgid, item.msgstr[0] ?? '']));
}
