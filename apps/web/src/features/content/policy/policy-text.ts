import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type PolicySection = { readonly heading: MessageDescriptor; readonly paragraphs: readonly MessageDescriptor[] };

/** Says what the code does: whoever changes the one changes the other. */
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
      msg`Your e-mail address and name, your addresses, what you do not eat if you have told us, your orders with the contact that you left, and what went in and out of your balance. Of passwords we keep only a hash, which nobody can turn back.`,
      msg`For each device that is signed in: how its browser describes itself, since when, and when it was last used. You can sign out any of them under Account security.`,
      msg`If you sign in or pay with WeChat: the number by which WeChat tells us that it is you. It names you to nobody else.`,
      msg`A random key that your browser tells us when you sign in; of it we keep a hash, and when you first and last signed in with it. Where a payment service says who paid, its name for the payer or the card’s fingerprint, never the card’s number. Both serve only to notice when somebody invites themselves.`,
      msg`Who invited you, how far you have come towards tickets, which order earned which reward, and every draw with what came out of it. What has been drawn stays as it was drawn.`,
      msg`For a withdrawal: the sum, your real name, the Alipay account or the bank and the card number that the money goes to, and who decided what. We fill in the name for you the next time.`,
    ],
  },
  {
    heading: msg`What stays in your browser`,
    paragraphs: [
      msg`Your sign-in, your language, your cart and what you do not eat, until you remove them. Your location, until you close the tab; we use it to find restaurants and to work out fees, and keep no record of it.`,
      msg`The random key, too, which says nothing about you and stays when you sign out. What you type in to withdraw money is kept until you have sent it, sign out or close the tab.`,
    ],
  },
  {
    heading: msg`Who sees what`,
    paragraphs: [
      msg`The restaurant sees your order, what you send with it about allergies and diet, the name that you left, your language, and your contact while it needs it. A courier sees your address only while the delivery is theirs. The number of a card that you pay with goes to Stripe alone.`,
      msg`Whoever invited you sees the first letter of your name, when you joined, whether you have ordered, and when your orders earned them how much. What you order they do not see.`,
      msg`The name and the account that you give for a withdrawal are seen by those at Chifan who approve and pay it, and by Alipay or the bank that carries it out.`,
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
      msg`Rewards, draws and withdrawals stay on record for the same reason, and so does who paid. The hash of a browser’s key stays as long as your account.`,
    ],
  },
  {
    heading: msg`Who is responsible for your data`,
    paragraphs: [msg`Whoever runs this site. Ask them what is kept about you, or to have it corrected or deleted.`],
  },
];
