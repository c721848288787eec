import { type DietProfile, hasDiet } from '@chifan/domain/catalogue';
import type { MemberAddress } from '../../../data/address.ts';
import type { OrderRequest } from '../../../data/ordering.ts';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';
import { writeSecondContact } from '../contact/second-contact.ts';
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

/** The call's input; leaves out what the chosen way does not need. */
export function placeInput({ request, quoteToken, draft, diet, address, password }: Said): PlaceInput {
  const { name, phone, second } = contactOf(draft, address);
  const remark = draft.remark.trim();
  const offered = offeredPhrases(draft.way);
  return {
    request,
    quoteToken,
    contactName: name,
    contactPhone: phone,
    ...(second === '' ? {} : { secondContact: second }),
    ...(remark === '' ? {} : { remark }),
    remarkPhrases: draft.phrases.filter((phrase) => offered.includes(phrase)),
    dietProfile: draft.sendsDiet && hasDiet(diet) ? { avoids: [...diet.avoids], wishes: [...diet.wishes] } : null,
    ...(draft.way === 'delivery' && draft.helper !== null ? { helper: draft.helper } : {}),
    cutlery: draft.way === 'eat_here' ? null : draft.cutlery,
    ...(password === '' ? {} : { paymentPassword: password }),
  };
}

/** A delivery's contact is its address's. */
const contactOf = (draft: CheckoutDraft, address: MemberAddress | undefined) =>
  address
    ? { name: address.contact, phone: address.phone, second: address.secondContact ?? '' }
    : {
        name: draft.contactName.trim(),
        phone: draft.contactPhone.trim(),
        second: writeSecondContact({ kind: draft.secondKind, value: draft.secondContact }),
      };
