import type { DietProfile } from '@chifan/domain/catalogue';
import type { MemberAddress } from '../../../data/address.ts';
import type { OrderRequest } from '../../../data/ordering.ts';
import { callBackOf } from '../contact/call-back.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { writeSecondContact } from '../draft/second-contact.ts';
import { sentDiet } from '../sends-diet.ts';
import { offeredPhrases } from '../wishes/remark-words.ts';
import type { PlaceInput } from './placing.ts';

type Said = {
  readonly request: OrderRequest;
  readonly quoteToken: string;
  readonly draft: CheckoutDraft;
  readonly diet: DietProfile;
  readonly address: MemberAddress | undefined;
  readonly password: string;
};

/** The input of the call that places an order, without fields that the order type does not need. */
export function placeInput({ request, quoteToken, draft, diet, address, password }: Said): PlaceInput {
  const { name, phone, second } = contactOf(draft, address);
  const remark = draft.remark.trim();
  const table = draft.tableNumber.trim();
  const callBack = callBackOf(draft, address);
  const offered = offeredPhrases(draft.way);
  return {
    request,
    quoteToken,
    contactName: name,
    contactPhone: phone,
    ...(second === '' ? {} : { secondContact: second }),
    ...(remark === '' ? {} : { remark }),
    remarkPhrases: draft.phrases.filter((phrase) => offered.includes(phrase)),
    dietProfile: sentDiet(diet, draft.sendsDiet),
    ...(draft.way === 'delivery' && draft.helper !== null ? { helper: draft.helper } : {}),
    ...(callBack === null ? {} : { callBack }),
    ...(draft.way === 'eat_here' && table !== '' ? { tableNumber: table } : {}),
    cutlery: draft.way === 'eat_here' ? null : draft.cutlery,
    ...(password === '' ? {} : { paymentPassword: password }),
  };
}

/** A delivery uses the contact of its address. */
function contactOf(draft: CheckoutDraft, address: MemberAddress | undefined) {
  if (address) return { name: address.contact, phone: address.phone, second: address.secondContact ?? '' };
  const name = draft.contactName.trim();
  // The table number identifies the guest, so no contact is sent (rule ordering-51).
  if (draft.way === 'eat_here') return { name: draft.tableNumber.trim() === '' ? name : '', phone: '', second: '' };
  const second = writeSecondContact({ kind: draft.secondKind, value: draft.secondContact });
  return { name, phone: draft.contactPhone.trim(), second };
}
