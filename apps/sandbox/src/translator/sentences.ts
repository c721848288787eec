/**
 * Languages of the sentences below, in the order of the columns. The sentences are typical of guests and restaurants in
 * the demo city, so that a trial shows a plausible translation.
 */
const languages = ['en', 'ja', 'ko', 'ru', 'ur', 'ar', 'fr', 'de', 'zh'] as const;
export type SandboxLanguage = (typeof languages)[number];

const rows: readonly string[] = [
  'My mother is 80, please cut the meat small. | 母は80歳なので、お肉を小さく切ってください。 | 어머니가 80세이시니 고기를 잘게 썰어 주세요. | Моей маме 80 лет, порежьте мясо мелко. | میری والدہ 80 سال کی ہیں، گوشت چھوٹا کاٹیں۔ | أمي عمرها 80 عاما، قطعوا اللحم صغيرا. | Ma mère a 80 ans, coupez la viande en petits morceaux. | Meine Mutter ist 80, bitte schneiden Sie das Fleisch klein. | 我母亲80岁了，请把肉切小一点。',
  'We are celebrating a birthday. | 誕生日のお祝いです。 | 생일 파티예요. | Мы празднуем день рождения. | ہم سالگرہ منا رہے ہیں۔ | نحتفل بعيد ميلاد. | Nous fêtons un anniversaire. | Wir feiern Geburtstag. | 我们在过生日。',
  'The broth tastes like the one my grandmother made. | スープは祖母の味がしました。 | 국물이 할머니가 해 주시던 맛이에요. | Бульон как у моей бабушки. | یخنی میری دادی جیسی تھی۔ | المرق مثل مرق جدتي. | Le bouillon a le goût de celui de ma grand-mère. | Die Brühe schmeckt wie die meiner Großmutter. | 汤的味道像我奶奶做的。',
  'The noodles were chewy and the queue was short. | 麺はもちもちで、列も短かった。 | 면이 쫄깃하고 줄도 짧았어요. | Лапша упругая, и очередь была короткой. | نوڈلز عمدہ تھے اور قطار چھوٹی تھی۔ | كانت النودلز متماسكة والطابور قصيرا. | Les nouilles étaient fermes et la file courte. | Die Nudeln waren bissfest und die Schlange kurz. | 面条很筋道，排队也不久。',
  'Our cook has noted it and will use less oil from today. | 料理長が確認し、今日から油を控えます。 | 주방장이 확인했고 오늘부터 기름을 줄이겠습니다. | Наш повар учёл это и с сегодняшнего дня кладёт меньше масла. | ہمارے باورچی نے نوٹ کر لیا، آج سے تیل کم ہوگا۔ | سجل طباخنا ذلك وسيقلل الزيت من اليوم. | Notre chef en a pris note et mettra moins d’huile dès aujourd’hui. | Unser Koch hat es notiert und nimmt ab heute weniger Öl. | 厨师已经记下了，从今天起会少放油。',
  'Spring south of the river | 江南の春色 | 강남의 봄빛 | Весна к югу от реки | دریا کے جنوب کی بہار | ربيع جنوب النهر | Printemps au sud du fleuve | Frühling südlich des Flusses | 江南春色',
];

type Sentence = Readonly<Record<SandboxLanguage, string>>;

const sentences: readonly Sentence[] = rows.map((row) => {
  const texts = row.split(' | ');
  return Object.fromEntries(languages.map((language, index) => [language, texts[index] ?? ''])) as Sentence;
});

export const isSandboxLanguage = (name: string): name is SandboxLanguage =>
  (languages as readonly string[]).includes(name);

/**
 * Translates a known sentence and marks the result, so that it is not mistaken for a real translation. Returns other
 * texts unchanged.
 */
export function translateSentence(
  text: string,
  to: SandboxLanguage,
): { readonly text: string; readonly from: SandboxLanguage } {
  for (const sentence of sentences) {
    const from = languages.find((language) => folded(sentence[language]) === folded(text));
    if (from !== undefined) return { text: from === to ? text : `${sentence[to]} [sandbox]`, from };
  }
  return { text, from: guessed(text) };
}

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function guessed(text: string): SandboxLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}
