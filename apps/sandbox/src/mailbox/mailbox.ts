import path from 'node:path';
import { type Journal, openJournal } from '../journal.ts';

export interface Email {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: string;
}

export interface Mailbox {
  /** Returns the emails, newest first. */
  list(): readonly Email[];
  add(email: Email): void;
  close(): void;
}

export const maxEmails = 500;

/** Opens a mailbox that stores the newest emails on disk. */
export function openMailbox(folder: string): Mailbox {
  const journal: Journal<Email> = openJournal<Email>(path.join(folder, 'mail.jsonl'), (all) => all.slice(-maxEmails));
  const emails = [...journal.facts];
  return {
    list: () => emails.toReversed(),
    add: (email) => {
      journal.append([email]);
      emails.push(email);
      if (emails.length > maxEmails) emails.shift();
    },
    close: () => journal.close(),
  };
}

export const verificationCodeIn = (email: Email): string | undefined =>
  /(?<!\d)\d{6}(?!\d)/.exec(`${email.subject}\n${email.text}`)?.[0];
