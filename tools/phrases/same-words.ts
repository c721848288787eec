const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Names and abbreviations that every language writes as English does. */
const everywhere = words(
  'chifan wechat alipay stripe whatsapp paypal visa mastercard unionpay openstreetmap vpn gps sms qr id km m cny',
);

/** Words that languages in Latin letters share with English: places, dishes and what French and German have in common with it. */
const inLatinLetters = words(
  'anhui chongqing fujian guizhou hakka hubei hunan jiangxi shandong shanghai sichuan teochew xinjiang yunnan beijing ' +
    'malatang pizza burger burgers sushi ramen steak curry tofu sandwich sandwiches pasta dessert desserts dim sum noodles ' +
    'gluten lupin halal vegan buffet bar restaurant café cafés snack snacks fast food e-mail app menu service code total option filter ' +
    'international normal message date pin faq ok yuan route google maps photo photos suggestion suggestions bronze gold',
);

/** Whether a translation that equals its English source is nonetheless one. */
export function maySoundTheSame(sentence: string, language: string): boolean {
  const isLatin = language === 'fr' || language === 'de';
  return sentence
    .replace(/\{[^{}]*\}|<[^<>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{Letter}-]+/u)
    .filter((word) => word !== '' && word !== '-')
    .every((word) => everywhere.has(word) || (isLatin && inLatinLetters.has(word)));
}
