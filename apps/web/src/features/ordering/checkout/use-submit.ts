import { useState } from 'react';
import type { Quote } from '../../../data/ordering.ts';
import type { QuotedInput } from '../placing/placing.ts';
import type { Placing } from '../placing/use-placing.ts';

type Submitted<Input extends QuotedInput> = {
  readonly quote: Quote | null;
  readonly placing: Placing<Input>;
  /** Returns the input of the call that places the order. The password is empty if no payment password is needed. */
  readonly inputOf: (quoteToken: string, password: string) => Input;
  /** Shows which fields of the card form are incomplete. */
  readonly check: () => Promise<boolean>;
  /** Confirms the card form or opens the sheet of a wallet. @returns false if the guest must change something */
  readonly submit: () => Promise<boolean>;
  /** Signs a visitor in and then calls `onward`. For a member, calls `onward` at once. */
  readonly identify?: (onward: () => void) => void;
};

const atOnce = (onward: () => void) => onward();

/** Handles a tap on the order button. Requests the payment password if the balance pays (rule member-18). */
export function useSubmit<Input extends QuotedInput>({
  quote,
  placing,
  inputOf,
  check,
  submit,
  identify = atOnce,
}: Submitted<Input>) {
  const [tries, setTries] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const place = async (password: string) => {
    if (quote && (await submit())) placing.place({ input: inputOf(quote.token, password), seen: quote });
  };
  /** Places the order. `isUnsaid` is true if a required field is empty. */
  const order = async (isUnsaid: boolean) => {
    setTries(tries + 1);
    if (!quote || isUnsaid || quote.obstacles.length > 0) return;
    if (!(await check())) return;
    identify(() => (quote.receipt.balance > 0 ? setIsAsked(true) : void place('')));
  };
  const close = () => {
    setIsAsked(false);
    placing.dismiss();
  };
  const isAnswered = placing.refusal?.kind === 'changed' || placing.refusal?.kind === 'unpaid';
  return { tries, order, password: { isAsked: isAsked && !isAnswered, give: place, close } };
}
