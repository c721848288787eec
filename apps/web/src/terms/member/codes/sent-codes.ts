import { create } from 'zustand';

export type CodePurpose = 'sign_in' | 'forget' | 'payment_password' | 'change_email';
type Letter = { readonly email: string; readonly purpose: CodePurpose };

type SentCodes = {
  /**
   * The earliest time of the next code by e-mail address, in epoch milliseconds. A code is sent at most once a minute
   * per address (rule member-41).
   */
  readonly nextAt: Readonly<Record<string, number>>;
  readonly letters: readonly Letter[];
  note(letter: Letter, resendAfterSeconds: number): void;
  /** Stores that the server sent no code and requires a wait. */
  wait(email: string, seconds: number): void;
};

/**
 * Codes that were mailed since the app was opened. If the server sends no new code because the last one was sent less
 * than a minute ago, the app opens the form for the last code instead of showing an error.
 */
export const useSentCodes = create<SentCodes>()((set) => ({
  nextAt: {},
  letters: [],
  note: (letter, seconds) =>
    set(({ nextAt, letters }) => ({
      nextAt: { ...nextAt, [letter.email]: secondsFromNow(seconds) },
      letters: [...letters, letter],
    })),
  wait: (email, seconds) => set(({ nextAt }) => ({ nextAt: { ...nextAt, [email]: secondsFromNow(seconds) } })),
}));

export const wasSent = ({ email, purpose }: Letter): boolean =>
  useSentCodes.getState().letters.some((letter) => letter.email === email && letter.purpose === purpose);

const secondsFromNow = (seconds: number) => Date.now() + seconds * 1000;
