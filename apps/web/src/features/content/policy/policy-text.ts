import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type PolicySection = { readonly heading: MessageDescriptor; readonly paragraphs: readonly MessageDescriptor[] };

/** What holds between guest, restaurant and Chifan. Says what the code does; whoever changes the one changes the other. */
export const terms: readonly PolicySection[] = [
  {
    heading: msg`What Chifan does`,
    paragraphs: [
      msg`Chifan passes your order on to the restaurant, and to a courier if you have it delivered, and takes the payment for them. The restaurant cooks, and is responsible for its food.`,
    ],
  },
  {
    heading: msg`Prices`,
    paragraphs: [
      msg`You pay what you have confirmed, in yuan (CNY). A total holds for 5 minutes; if anything has changed when you order, you see the new total first and nothing is charged.`,
    ],
  },
  {
    heading: msg`Paying and cancelling`,
    paragraphs: [
      msg`An order that is not paid within 5 minutes lapses. You can cancel free of charge until the restaurant takes the order. If it refuses, leaves the order unanswered for 10 minutes, or cancels because something has run out, all that you paid goes back the way it came.`,
    ],
  },
  {
    heading: msg`Allergens and translations`,
    paragraphs: [
      msg`Restaurants state what their dishes contain; we show what they state, and mark what they have not told us. We do not see into the kitchen. With a serious allergy, ask the staff before you eat.`,
    ],
  },
  {
    heading: msg`Your account`,
    paragraphs: [
      msg`Keep your passwords to yourself. Your payment password is locked for 30 minutes after 5 wrong tries. Please order only what you will collect or receive.`,
    ],
  },
];

export const privacy: readonly PolicySection[] = [
  {
    heading: msg`What we keep`,
    paragraphs: [
      msg`Your e-mail address and name, your addresses, your orders with the contact that you left, and what went in and out of your balance. Of passwords we keep only a hash, which nobody can turn back.`,
      msg`For each device that is signed in: how its browser describes itself, since when, and when it was last used. You can sign out any of them under Account security.`,
    ],
  },
  {
    heading: msg`What stays in your browser`,
    paragraphs: [
      msg`Your sign-in, your language and your cart, until you remove them. Your location, until you close the tab; we use it to find restaurants and to work out fees, and keep no record of it.`,
    ],
  },
  {
    heading: msg`Who sees what`,
    paragraphs: [
      msg`The restaurant sees your order, the name that you left, your language, and your contact while it needs it. A courier sees your address only while the delivery is theirs. Card numbers go to Stripe alone.`,
    ],
  },
  {
    heading: msg`What we do not do`,
    paragraphs: [msg`There is no advertising here and nobody follows you around. We sell no data.`],
  },
  {
    heading: msg`How long`,
    paragraphs: [
      msg`A sign-in ends after 30 days without use, and after 180 days in any case. A mailed code is good for 10 minutes. Orders and payments stay on record, because accounts have to add up.`,
    ],
  },
  {
    heading: msg`Who is responsible for your data`,
    paragraphs: [msg`Whoever runs this site. Ask them what is kept about you, or to have it corrected or deleted.`],
  },
];
