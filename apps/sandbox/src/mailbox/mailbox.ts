import path from 'node:path';
import { type Journal, openJournal } from '../journal.ts';

export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When it arrived, ISO 8601. */
  readonly at: string;
}

export interface Mailbox {
  /** Newest first. */
  list(): readonly Letter[];
  add(letter: Letter): void;
  close(): void;
}

export const mostLetters = 500;

/** Keeps the newest letters, also over a restart. */
export function openMailbox(folder: string): Mailbox {
  const journal: Journal<Letter> = openJournal<Letter>(path.join(folder, 'mail.jsonl'), (all) =>
    all.slice(-mostLetters),
  );
  const letters = [...journal.facts];
  return {
    list: () => letters.toReversed(),
    add: (letter) => {
      journal.append([letter]);
      letters.push(letter);
      if (letters.length > mostLetters) letters.shift();
    },
    close: () => journal.close(),
  };
}

/** The code that a letter brings, for a page where it is found at a glance. */
export const codeIn = (letter: Letter): string | undefined =>
  /(?<!\d)\d{6}(?!\d)/.exec(`${letter.subject}\n${letter.text}`)?.[0];
