import type { ChosenOptions } from '@chifan/domain/catalogue';
import { create } from 'zustand';
import type { SetMealRequest } from '../../../../data/ordering.ts';
import type { SetMealDetail } from '../../../../data/setmeal.ts';
import { onGuestGone } from '../../../../platform/session/forget-guest.ts';
import { startingOptions, unansweredGroup } from '../../../../terms/options/dish-options.ts';
import { couponIdOf } from '../../checkout/use-checkout.ts';
import type { PayDraft } from '../../paying/payment-part.tsx';

/** Survives the screen, which the guest leaves to set a payment password or to get a coupon. */
export type SetMealDraft = PayDraft & {
  readonly quantity: number;
  /** By key of the part. */
  readonly choices: Readonly<Record<string, ChosenOptions>>;
};

const useDrafts = create<Readonly<Record<number, SetMealDraft>>>()(() => ({}));
onGuestGone(() => useDrafts.setState({}, true));

export function useSetMealDraft({ id, contents }: SetMealDetail) {
  const kept = useDrafts((drafts) => drafts[id]);
  const draft = kept ?? newDraft(contents);
  const change = (changes: Partial<SetMealDraft>) => useDrafts.setState({ [id]: { ...draft, ...changes } });
  return [draft, change] as const;
}

export const forgetSetMealDraft = (id: number): void =>
  useDrafts.setState(
    Object.fromEntries(Object.entries(useDrafts.getState()).filter(([key]) => key !== String(id))),
    true,
  );

const newDraft = (contents: SetMealDetail['contents']): SetMealDraft => ({
  quantity: 1,
  choices: Object.fromEntries(
    contents.filter(({ options }) => options.length > 0).map(({ key, options }) => [key, startingOptions(options)]),
  ),
  shopCoupon: 'best',
  deliveryCoupon: 'best',
  useBalance: false,
});

/** There is no price until all choices are made. */
export const isAnswered = ({ contents }: SetMealDetail, { choices }: SetMealDraft): boolean =>
  contents.every(({ key, options }) => unansweredGroup(options, choices[key] ?? {}) === undefined);

export const requestOf = ({ id }: SetMealDetail, draft: SetMealDraft): SetMealRequest => ({
  setMealId: id,
  quantity: draft.quantity,
  choices: Object.fromEntries(
    Object.entries(draft.choices).map(([part, chosen]) => [
      part,
      Object.fromEntries(Object.entries(chosen).map(([group, keys]) => [group, [...keys]])),
    ]),
  ),
  useBalance: draft.useBalance,
  ...(draft.shopCoupon === 'best' ? {} : { couponId: couponIdOf(draft.shopCoupon) }),
});

/** Maximum number per purchase, at least one. The quote explains if even one is impossible. */
export const maxQuantity = ({ maxPerOrder, leftForMember, stock }: SetMealDetail): number =>
  Math.max(1, Math.min(maxPerOrder, leftForMember ?? maxPerOrder, stock ?? maxPerOrder));
