import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScreenParams, ScreenPath } from '../../../platform/navigation.ts';

export type Question = {
  readonly key: string;
  readonly question: MessageDescriptor;
  /** One entry a paragraph. Durations must equal the rules'; a test beside this file checks it. */
  readonly answer: readonly MessageDescriptor[];
  readonly link?: { readonly to: ScreenPath; readonly params?: ScreenParams; readonly label: MessageDescriptor };
};

export const questions: readonly Question[] = [
  {
    key: 'order',
    question: msg`How do I order?`,
    answer: [
      msg`Choose a restaurant and put dishes into the cart. Then say how you would like it: eaten there, packed while you wait, collected later, or delivered.`,
      msg`Confirm the order and pay within 5 minutes. The restaurant reads it in Chinese, with every choice you made.`,
    ],
  },
  {
    key: 'code',
    question: msg`What is the pick-up code?`,
    answer: [
      msg`One letter and three digits. It appears on the page of your order about a minute after you have paid and the restaurant has taken the order.`,
      msg`Show it at the counter; you need not say a word. It is good until the end of the business day.`,
    ],
    link: { to: 'pages/order/index/index', label: msg`To my orders` },
  },
  {
    key: 'card',
    question: msg`Can I pay with a foreign card?`,
    answer: [
      msg`Yes. Cards are charged through Stripe, and the card number goes to them alone: Chifan never sees it.`,
      msg`You pay in yuan (CNY), exactly the total that you confirmed. Your bank converts it and may add a fee of its own.`,
      msg`Your balance at Chifan can pay an order too, in part or in full. For that you need a payment password.`,
    ],
  },
  {
    key: 'cancel',
    question: msg`Can I cancel, and do I get my money back?`,
    answer: [
      msg`Until the restaurant takes the order, cancelling is free, and all that you paid goes back the way it came: to your card or to your balance.`,
      msg`If you do not pay within 5 minutes, the order is cancelled by itself. The same happens if the restaurant leaves a paid order unanswered for 10 minutes or has to refuse it; then you get everything back.`,
      msg`Once the restaurant has taken the order, it cooks for you, and you cannot cancel any more. If something has run out, it can cancel within 15 minutes, and you get everything back.`,
      msg`Something is wrong with the food? Tell the restaurant, or ask for a refund on the page of your order, up to 24 hours after it is completed. If the restaurant refuses, you have 24 hours to ask Chifan to decide.`,
    ],
  },
  {
    key: 'delivery',
    question: msg`How does delivery work?`,
    answer: [
      msg`Each restaurant delivers within its own range. The fee grows with the distance, and many ask for a minimum order; you see both before you order.`,
      msg`We reckon on 33 minutes from your order to your door. As soon as the courier has your food, their name and phone number appear on the page of the order.`,
      msg`At the door, tell the courier the 4 digits that stand on the page of your order.`,
    ],
  },
  {
    key: 'reward',
    question: msg`When is a reward credited?`,
    answer: [
      msg`What a friend’s order or a draw brings you is credited by itself, a day after that order was completed. If you draw later than that, it is credited at once.`,
      msg`While a refund is being decided, the reward waits. What is refunded takes its part of the reward with it.`,
    ],
    link: { to: 'pages/mine/share/reward/reward', label: msg`See my rewards` },
  },
  {
    key: 'ticket',
    question: msg`What is a double-draw ticket?`,
    answer: [
      msg`An order that you have paid for and that is completed gives you one draw for money, within 30 days. With a ticket you draw twice, and both amounts are yours.`,
      msg`You get a ticket for every 2 friends who came by your link and have ordered, and one for every 500 yuan of your own completed orders. It is good for 60 days.`,
    ],
    link: { to: 'pages/mine/share/index/index', label: msg`Invite friends` },
  },
  {
    key: 'withdrawal',
    question: msg`How do I withdraw what I have earned?`,
    answer: [
      msg`From 10 yuan on, you can have paid out what friends and draws have brought you: to a card of a bank in mainland China, or to Alipay where it is offered. You need your payment password, and the real name in which the account is held.`,
      msg`The sum is set aside at once. We look at your request and pay it, usually within 3 working days.`,
      msg`If it cannot be paid, you read why under Withdrawals, and can withdraw the money again.`,
    ],
    link: { to: 'pages/mine/share/withdrawal/index/index', label: msg`Withdraw` },
  },
  {
    key: 'allergies',
    question: msg`I have an allergy. Can I rely on the marks?`,
    answer: [
      msg`A dish shows what it contains, what it is free from, and what the restaurant has not said. Take “not said” for “may contain”.`,
      msg`Kitchens share woks and oil. If your allergy is serious, show the staff what you must not eat before you order, in Chinese.`,
    ],
    link: { to: 'pages/blog/detail/detail', params: { article: 'allergies' }, label: msg`Sentences to show` },
  },
  {
    key: 'languages',
    question: msg`Which languages does Chifan speak?`,
    answer: [
      msg`English, Japanese, Korean, Russian, Urdu, Arabic, French, German and Chinese. You can change it at any time; your cart stays.`,
      msg`Under dishes and restaurants stands the Chinese name with pinyin, so that you can point at it. What nobody has translated yet, you see in another language.`,
    ],
    link: { to: 'pages/help/language/language', label: msg`Change the language` },
  },
  {
    key: 'phone',
    question: msg`I have no Chinese phone number. Can I still order?`,
    answer: [
      msg`Yes, for eating there and for collecting. Leave another way to reach you: a foreign number, or a WhatsApp or WeChat name.`,
      msg`For a delivery the courier needs a Chinese mobile number: 11 digits, the first a 1. Ask your host or a friend whether you may give theirs.`,
    ],
  },
  {
    key: 'location',
    question: msg`Do I have to share my location?`,
    answer: [
      msg`No. You can choose a place by hand at the top of the first page.`,
      msg`If you share it, your position is kept in this tab of your browser, and sent only to find restaurants around you and to work out delivery fees.`,
    ],
  },
  {
    key: 'help',
    question: msg`Who helps me when something goes wrong?`,
    answer: [
      msg`Open your order: there you can cancel it or ask for a refund. You choose the reason in your language, and the restaurant reads it in Chinese.`,
      msg`In the restaurant, show the order number or the pick-up code. The staff have the same order before them in Chinese.`,
      msg`The cards for the waiter say in Chinese what you want to say. The phone numbers in your order are for whoever speaks Chinese for you.`,
      msg`A chat with Chifan is not open yet. In an emergency call 120 for an ambulance, 110 for the police, 119 for the fire brigade.`,
    ],
  },
];
