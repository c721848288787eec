import type { ChosenOptions } from '@chifan/domain/catalogue';
import { create } from 'zustand';
import type { SetMealRequest } from '../../../../data/ordering.ts';
import type { SetMealDetail } from '../../../../data/setmeal.ts';
import { onForgetGuest } from '../../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../../platform/storage.ts';
import { startingOptions, unansweredGroup } from '../../../../terms/options/dish-options.ts';
import { type PlacedFrom, readPlacedFrom } from '../../../../terms/ordering/unpaid/placed-from.ts';
import type { PayDraft } from '../../checkout/payment-part.tsx';
import { couponIdOf } from '../../checkout/use-checkout.ts';

/**
 * The guest’s input in the set meal checkout. The browser stores the input, because the guest may leave the screen to
 * pay, to set a payment password or to get a coupon.
 */
export type SetMealDraft = PayDraft & {
  readonly quantity: number;
  /** The chosen options of each dish, by the dish’s key in the set meal. */
  readonly choices: Readonly<Record<string, ChosenOptions>>;
  /** The order placed from this draft. The draft stays until the order is paid (rule ordering-46). */
  readonly placed: PlacedFrom | null;
};

type Drafts = Readonly<Record<string, SetMealDraft>>;

const stored = tabStorage('setmeal.checkout');

const useDrafts = create<Drafts>()(() => readDrafts(stored.read()));
useDrafts.subscribe((drafts) => stored.write(JSON.stringify(drafts)));
onForgetGuest(() => useDrafts.setState({}, true));

export function useSetMealDraft({ id, contents }: SetMealDetail) {
  const kept = useDrafts((drafts) => drafts[id]);
  const draft = kept ? { ...kept, choices: possibleChoices(contents, kept.choices) } : newDraft(contents);
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
  choices: possibleChoices(contents, {}),
  shopCoupon: 'best',
  deliveryCoupon: 'best',
  useBalance: false,
  placed: null,
});

/** Removes choices that the set meal no longer offers. Dishes without a choice get the preselected options. */
function possibleChoices(contents: SetMealDetail['contents'], chosen: SetMealDraft['choices']) {
  const parts = contents.filter(({ options }) => options.length > 0);
  return Object.fromEntries(
    parts.map(({ key, options }) => {
      const choices = chosen[key];
      return [key, choices && areOffered(options, choices) ? choices : startingOptions(options)];
    }),
  );
}

const areOffered = (options: SetMealDetail['contents'][number]['options'], chosen: ChosenOptions): boolean =>
  Object.entries(chosen).every(([group, keys]) => {
    const choices = options.find(({ key }) => key === group)?.choices ?? [];
    return keys.every((key) => choices.some((choice) => choice.key === key));
  });

/** Reads stored drafts. A malformed draft of an older release is dropped, and the guest starts with a new draft. */
export function readDrafts(text: string | null): Drafts {
  try {
    const drafts = Object.entries(JSON.parse(text ?? '{}') as Readonly<Record<string, Partial<SetMealDraft>>>);
    return Object.fromEntries(drafts.flatMap(([id, draft]) => (isDraft(draft) ? [[id, readDraft(draft)]] : [])));
  } catch {
    return {};
  }
}

type Stored = Partial<SetMealDraft> & Pick<SetMealDraft, 'quantity' | 'choices'>;

const isDraft = (draft: Partial<SetMealDraft>): draft is Stored =>
  Number.isSafeInteger(draft.quantity) && typeof draft.choices === 'object';

const readDraft = (draft: Stored): SetMealDraft => ({
  ...newDraft([]),
  ...draft,
  placed: readPlacedFrom(draft.placed),
});

/** Whether the guest has made all required choices. Before that, the set meal has no price. */
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

/** The maximum quantity of a purchase, at least one. If the guest cannot buy even one, the quote explains why. */
export const maxQuantity = ({ maxPerOrder, leftForMember, stock }: SetMealDetail): number =>
  Math.max(1, Math.min(maxPerOrder, leftForMember ?? maxPerOrder, stock ?? maxPerOrder));
