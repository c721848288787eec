import { msg } from '@lingui/core/macro';
import type { Article } from './article.ts';

export const allergies: Article = {
  key: 'allergies',
  plate: 'salad',
  title: msg`Allergies and diets: sentences to show`,
  teaser: msg`What to hold up to the waiter, and where things hide.`,
  parts: [
    {
      heading: msg`Show these before you order`,
      text: msg`Wait for a clear answer. In a noisy room a nod is not one.`,
      sayings: [
        {
          zh: '我对花生过敏，会有生命危险。',
          pinyin: 'Wǒ duì huāshēng guòmǐn, huì yǒu shēngmìng wēixiǎn.',
          meaning: msg`I am allergic to peanuts. It can be life-threatening.`,
        },
        { zh: '我对坚果过敏。', pinyin: 'Wǒ duì jiānguǒ guòmǐn.', meaning: msg`I am allergic to nuts.` },
        {
          zh: '我对虾、蟹、贝类过敏。',
          pinyin: 'Wǒ duì xiā, xiè, bèilèi guòmǐn.',
          meaning: msg`I am allergic to prawns, crab and shellfish.`,
        },
        {
          zh: '我不能吃鸡蛋和牛奶。',
          pinyin: 'Wǒ bù néng chī jīdàn hé niúnǎi.',
          meaning: msg`I cannot eat eggs or milk.`,
        },
        {
          zh: '我不能吃含麸质的东西，酱油也不行。',
          pinyin: 'Wǒ bù néng chī hán fūzhì de dōngxi, jiàngyóu yě bù xíng.',
          meaning: msg`I cannot eat gluten, not even soy sauce.`,
        },
        {
          zh: '我吃素，不吃肉、鱼、海鲜，也不要肉汤和猪油。',
          pinyin: 'Wǒ chī sù, bù chī ròu, yú, hǎixiān, yě bú yào ròutāng hé zhūyóu.',
          meaning: msg`I am vegetarian: no meat, fish or seafood, no meat broth and no lard.`,
        },
        {
          zh: '我不吃猪肉，菜里也不能有酒。',
          pinyin: 'Wǒ bù chī zhūròu, cài lǐ yě bù néng yǒu jiǔ.',
          meaning: msg`I eat no pork, and there must be no alcohol in the dish.`,
        },
      ],
    },
    {
      heading: msg`Where things hide`,
      text: msg`Soy sauce contains wheat. Oyster sauce and shrimp paste get into vegetable dishes, peanut oil into woks, lard into pastry, and woks are shared.`,
    },
    {
      heading: msg`Signs to look for`,
      text: msg`“Vegetarian” often means “no visible meat”. Restaurants with the first sign mean it strictly, many of them without onions and garlic. The second sign, usually green, marks halal restaurants.`,
      sayings: [
        { zh: '素食', pinyin: 'sùshí', meaning: msg`Vegetarian food` },
        { zh: '清真', pinyin: 'qīngzhēn', meaning: msg`Halal` },
      ],
    },
    {
      heading: msg`If it happens`,
      text: msg`Call 120 for an ambulance and say the word below. Carry your medicine with you: adrenaline pens are hard to get in China.`,
      sayings: [{ zh: '严重过敏', pinyin: 'yánzhòng guòmǐn', meaning: msg`Severe allergic reaction` }],
    },
  ],
};
