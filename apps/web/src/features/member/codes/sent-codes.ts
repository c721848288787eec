import { create } from 'zustand';

export type CodePurpose = 'register' | 'forget' | 'payment_password' | 'change_email';
export type PasswordPurpose = Extract<CodePurpose, 'register' | 'forget'>;
type Letter = { readonly email: string; readonly purpose: CodePurpose };

type SentCodes = {
  /** Email address → earliest time of another code, epoch milliseconds. One per minute and address (rule member-41). */
  readonly nextAt: Readonly<Record<string, number>>;
  readonly letters: readonly Letter[];
  note(letter: Letter, resendAfterSeconds: number): void;
  /** The server required a wait, and no email was sent. */
  wait(email: string, seconds: number): void;
};

/** Codes sent while the app is open. A second tap leads to the sent code instead of a refusal. */
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

export const isPasswordPurpose = (value: unknown): value is PasswordPurpose =>
  value === 'register' || value === 'forget';

const secondsFromNow = (seconds: number) => Date.now() + seconds * 1000;
