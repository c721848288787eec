import { formatFen, type Language } from '@chifan/domain';
import { type PayoutMethod, parsePayeeAccount } from '@chifan/domain/affiliate';
import { t } from '@lingui/core/macro';
import type { WithdrawInput } from '../../../../data/affiliate.ts';
import { type AmountProblem, amountProblem, readYuan } from '../../../../terms/wallet/read-yuan.ts';
import type { WithdrawTexts } from './withdraw-draft.ts';

type Terms = { readonly payoutMethod: PayoutMethod; readonly least: number; readonly most: number };

export type WithdrawErrors = Readonly<Partial<Record<keyof WithdrawTexts, string | undefined>>>;

export type CheckedWithdrawal =
  | { readonly ok: true; readonly input: WithdrawInput }
  | { readonly ok: false; readonly errors: WithdrawErrors };

export function checkWithdrawal(texts: WithdrawTexts, terms: Terms, language: Language): CheckedWithdrawal {
  const { payoutMethod } = terms;
  const amount = readYuan(texts.amount);
  const realName = texts.realName.trim();
  const bankName = payoutMethod === 'bank' ? texts.bankName.trim() : '';
  const account = parsePayeeAccount({ payoutMethod, typed: payoutMethod === 'bank' ? texts.card : texts.alipay });
  const problem = amountProblem(amount, terms);
  const isNameless = realName === '';
  const isBankless = payoutMethod === 'bank' && bankName === '';
  if (amount !== null && account !== null && problem === null && !isNameless && !isBankless)
    return { ok: true, input: { amount, realName, payoutMethod, account, bankName } };
  return {
    ok: false,
    errors: {
      amount: problem === null ? undefined : sumWords(problem, terms, language),
      realName: isNameless ? t`Enter your name as shown on your ID card or passport.` : undefined,
      bankName: isBankless ? t`Enter the name of the bank.` : undefined,
      ...(account === null && accountWords(payoutMethod)),
    },
  };
}

const accountWords = (payoutMethod: PayoutMethod): WithdrawErrors =>
  payoutMethod === 'bank'
    ? { card: t`Card numbers have 12 to 19 digits.` }
    : { alipay: t`Enter the phone number or email of an Alipay account.` };

function sumWords(problem: AmountProblem, { least, most }: Terms, language: Language): string {
  if (problem === 'not_a_sum') return t`Enter an amount such as 150 or 88.50.`;
  const [from, to] = [formatFen(least, language), formatFen(most, language)];
  return problem === 'too_little' ? t`At least ${from}.` : t`You can withdraw at most ${to} now.`;
}
