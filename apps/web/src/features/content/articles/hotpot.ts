import { msg } from '@lingui/core/macro';
import type { Article } from './article.ts';

export const hotpot: Article = {
  key: 'hotpot',
  plate: 'hotpot',
  title: msg`Your first hotpot`,
  teaser: msg`Broth, dip and timing: how the pot in the middle works.`,
  parts: [
    {
      heading: msg`First, the broth`,
      text: msg`You order the broth before anything else. A split pot holds a red, numbing one and a mild one, and suits a table that cannot agree.`,
      sayings: [
        { zh: '鸳鸯锅', pinyin: 'yuānyāng guō', meaning: msg`Split pot with two broths` },
        { zh: '清汤', pinyin: 'qīngtāng', meaning: msg`Clear broth` },
      ],
    },
    {
      heading: msg`Then, what goes in`,
      text: msg`Reckon on one plate for each person and two more for the table: sliced meat, leaves, tofu, mushrooms, noodles for the end. You can always order more.`,
    },
    {
      heading: msg`Mix your own dip`,
      text: msg`At the sauce bar take sesame oil and garlic for a red broth, or sesame paste for a mild one. The oil also cools the chilli.`,
    },
    {
      heading: msg`How long it cooks`,
      text: msg`Thin meat needs about 15 seconds once the broth boils, leaves a minute, potatoes five. Meatballs and fish balls are done a little after they float. Chicken and pork must be cooked through.`,
    },
    {
      heading: msg`Two pairs of chopsticks`,
      text: msg`Put raw food in with the serving chopsticks and eat with your own. The red broth is there to cook in, not to drink.`,
      sayings: [
        { zh: '公筷', pinyin: 'gōngkuài', meaning: msg`Serving chopsticks` },
        { zh: '请加汤', pinyin: 'qǐng jiā tāng', meaning: msg`More broth, please` },
      ],
    },
  ],
};
