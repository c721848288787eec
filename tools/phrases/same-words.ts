const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that every language writes as in English, so an equal translation is no fault. */
const everywhere = words(
  'chifan wechat alipay stripe whatsapp paypal visa mastercard unionpay openstreetmap vpn gps sms qr id km m cny',
);

/** Words that French and German write as in English, such as names of places and dishes. */
const inLatinLetters = words(
  'anhui chongqing fujian guizhou hakka hubei hunan jiangxi shandong shanghai sichuan teochew xinjiang yunnan beijing ' +
    'malatang pizza burger burgers sushi ramen steak curry tofu illustration sandwich sandwiches pasta dessert desserts dim sum noodles ' +
    'gluten lupin halal vegan buffet bar hotel hotels restaurant restaurants café cafés snack snacks fast food e-mail app menu service code total option filter ' +
    'international normal message date pin faq ok yuan route google maps photo photos suggestion suggestions bronze gold',
);

export function maySoundTheSame(sentence: string, language: string): boolean {
  const isLatin = language === 'fr' || language === 'de';
  return sentence
    .replace(/\{[^{}]*\}|<[^<>]*>/g, ' ')
    .toLowerCase()
    .split(/[^\p{Letter}-]+/u)
    .filter((word) => word !== '' && word !== '-')
    .every((word) => everywhere.has(word) || (isLatin && inLatinLetters.has(word)));
}
