import { type Allergen, allergenZh } from '@chifan/domain/catalogue';
import type { Symptom } from '@chifan/domain/help';
import { msg } from '@lingui/core/macro';
import type { DietSentence } from './diet-sentences.ts';

// biome-ignore format: sentences are read by their rows.
export const symptomSentences: Readonly<Record<Symptom, DietSentence>> = {
  breathing: { zh: '我呼吸困难。', pinyin: 'Wǒ hū xī kùn nan.', means: msg`I have trouble breathing.` },
  swelling: { zh: '我的脸、嘴唇或喉咙肿了。', pinyin: 'Wǒ de liǎn, zuǐ chún huò hóu lóng zhǒng le.', means: msg`My face, lips or throat are swelling.` },
  fainting: { zh: '我晕倒过，或者快要晕倒了。', pinyin: 'Wǒ yūn dǎo guò, huò zhě kuài yào yūn dǎo le.', means: msg`I’ve fainted or I’m about to faint.` },
  rash: { zh: '我身上起疹子，很痒。', pinyin: 'Wǒ shēn shàng qǐ zhěn zi, hěn yǎng.', means: msg`I have a rash or itching.` },
  vomiting: { zh: '我恶心、呕吐。', pinyin: 'Wǒ ě xin, ǒu tù.', means: msg`I feel sick or am vomiting.` },
  diarrhoea: { zh: '我拉肚子。', pinyin: 'Wǒ lā dù zi.', means: msg`I have diarrhoea.` },
  stomach_pain: { zh: '我肚子很疼。', pinyin: 'Wǒ dù zi hěn téng.', means: msg`I have stomach pain.` },
  dizziness: { zh: '我头晕。', pinyin: 'Wǒ tóu yūn.', means: msg`I feel dizzy.` },
  fever: { zh: '我发烧了。', pinyin: 'Wǒ fā shāo le.', means: msg`I have a fever.` },
  other: { zh: '我身体不舒服。', pinyin: 'Wǒ shēn tǐ bù shū fu.', means: msg`I feel unwell.` },
};

export const hospitalSentence: DietSentence = {
  zh: '我吃饭以后身体不适。请帮我叫救护车，打120，或者送我去最近的医院。',
  pinyin:
    'Wǒ chī fàn yǐ hòu shēn tǐ bú shì. Qǐng bāng wǒ jiào jiù hù chē, dǎ 120, huò zhě sòng wǒ qù zuì jìn de yī yuàn.',
  means: msg`I feel unwell after a meal. Please call an ambulance (120), or take me to the nearest hospital.`,
};

export const noChineseSentence: DietSentence = {
  zh: '我不懂中文，请找会说英语的医生或者用翻译软件。',
  pinyin: 'Wǒ bù dǒng zhōng wén, qǐng zhǎo huì shuō yīng yǔ de yī shēng huò zhě yòng fān yì ruǎn jiàn.',
  means: msg`I don’t understand Chinese. Please find a doctor who speaks English, or use a translation app.`,
};

/** The sentence that lists the guest’s allergies. `names` are the allergens in the guest’s language. */
export const allergySentence = (allergens: readonly Allergen[], names: string): DietSentence => ({
  zh: `我对${allergens.map((allergen) => allergenZh[allergen]).join('、')}过敏。`,
  pinyin: '',
  means: msg`I am allergic to: ${names}`,
});

export const restaurantSentence = (nameZh: string, addressZh: string): DietSentence => ({
  zh: `我吃了这家餐厅的菜：${nameZh}${addressZh === '' ? '' : `（${addressZh}）`}。`,
  pinyin: '',
  means: msg`I ate food from this restaurant.`,
});
