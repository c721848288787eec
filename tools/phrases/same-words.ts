/** Words that other languages write as English does: names, abbreviations, dishes. A sentence of only such words may stay. */
const sameWords = new Set(
  (
    'chifan wechat alipay stripe whatsapp paypal visa mastercard unionpay vpn gps app sms qr pin id faq ok km m cny yuan ' +
    'e-mail email menu pizza burger sushi ramen steak buffet salat salad curry tofu halal vegan sandwich pasta dessert ' +
    'dim sum bar restaurant café fast food snacks snack noodles international code service tips filter option total ' +
    'tempura kebab taco'
  ).split(' '),
);

/** Whether a translation that equals its English source is nonetheless one. */
export function maySoundTheSame(sentence: string): boolean {
  const words = sentence
    .replace(/\{[^{}]*\}|<[^<>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{Letter}-]+/u)
    .filter((word) => word !== '' && word !== '-');
  return words.every((word) => sameWords.has(word));
}
