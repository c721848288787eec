import type { PayoutMethod } from '@chifan/domain/affiliate';
import { useEffect, useState } from 'react';
import type { Withdrawable, WithdrawInput } from '../../../../data/affiliate.ts';
import { type FormFields, useFormFields } from '../../../../platform/forms/form-fields.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { checkWithdrawal } from './check-withdrawal.ts';
import { useWithdraw, type WithdrawRequestState } from './use-withdraw.ts';
import { storedPayoutMethod, storedWithdrawTexts, storeWithdrawDraft, type WithdrawTexts } from './withdraw-draft.ts';

export type WithdrawFields = FormFields<keyof WithdrawTexts>;

export type WithdrawFormState = {
  readonly form: WithdrawFields;
  readonly payoutMethod: PayoutMethod;
  readonly setPayoutMethod: (payoutMethod: PayoutMethod) => void;
  readonly submit: () => void;
  /** The valid input of the form while the payment password is requested. Otherwise null. */
  readonly asked: WithdrawInput | null;
  readonly withdraw: WithdrawRequestState;
  readonly giveUp: () => void;
};

export function useWithdrawForm({ balance, least, realName, payoutMethods }: Withdrawable): WithdrawFormState {
  const language = useLanguage();
  const form = useFormFields<keyof WithdrawTexts>(storedWithdrawTexts(realName));
  const [wished, setPayoutMethod] = useState(storedPayoutMethod);
  const payoutMethod = payoutMethods.find((each) => each === wished) ?? payoutMethods[0] ?? 'alipay';
  const [asked, setAsked] = useState<WithdrawInput | null>(null);
  const withdraw = useWithdraw((failure) => {
    setAsked(null);
    const account = payoutMethod === 'bank' ? 'card' : 'alipay';
    form.refuseBy(failure, { insufficient_balance: 'amount', payee_account_invalid: account });
  });
  useEffect(() => storeWithdrawDraft(form.values, payoutMethod), [form.values, payoutMethod]);
  return {
    form,
    payoutMethod,
    setPayoutMethod,
    asked,
    withdraw,
    submit: () => {
      const checked = checkWithdrawal(form.values, { payoutMethod, least, most: balance }, language);
      if (checked.ok) setAsked(checked.input);
      else form.refuse(checked.errors);
    },
    giveUp: () => {
      setAsked(null);
      withdraw.forgetProblem();
    },
  };
}
