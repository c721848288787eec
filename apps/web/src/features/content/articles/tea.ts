import { msg } from '@lingui/core/macro';
import type { Article } from './article.ts';

export const tea: Article = {
  key: 'tea',
  plate: 'tea',
  title: msg`Tea and manners at the table`,
  teaser: msg`What is poured without asking, and what chopsticks must never do.`,
  parts: [
    {
      heading: msg`Tea comes by itself`,
      text: msg`Often it is poured before you order, sometimes for a small sum. Hot water is free nearly everywhere; cold water you have to ask for.`,
      sayings: [
        { zh: '白开水', pinyin: 'báikāishuǐ', meaning: msg`Hot water` },
        { zh: '冰水', pinyin: 'bīng shuǐ', meaning: msg`Iced water` },
        { zh: '请加水', pinyin: 'qǐng jiā shuǐ', meaning: msg`Please fill up the pot` },
      ],
    },
    {
      heading: msg`Which tea?`,
      text: msg`Many places let you choose.`,
      sayings: [
        { zh: '绿茶', pinyin: 'lǜchá', meaning: msg`Green tea: fresh and light` },
        { zh: '茉莉花茶', pinyin: 'mòlì huāchá', meaning: msg`Jasmine tea: scented` },
        { zh: '乌龙茶', pinyin: 'wūlóngchá', meaning: msg`Oolong: between green and black` },
        { zh: '普洱茶', pinyin: 'pǔ’ěrchá', meaning: msg`Pu’er: dark, goes with rich food` },
        { zh: '菊花茶', pinyin: 'júhuāchá', meaning: msg`Chrysanthemum: no caffeine` },
      ],
    },
    {
      heading: msg`Pot and cups`,
      text: msg`If the pot is empty, leave its lid half off, and somebody will fill it. Pour for the others before yourself. When somebody pours for you, tap the table with two fingers: it means thank you.`,
    },
    {
      heading: msg`Chopsticks`,
      text: msg`Lay them on their rest or across the bowl. Never stand them in the rice, as that is how one remembers the dead, and do not point at people with them. Asking for a spoon or a fork is fine.`,
      sayings: [
        { zh: '请给我一个勺子', pinyin: 'Qǐng gěi wǒ yí ge sháozi', meaning: msg`A spoon, please` },
        { zh: '请给我一个叉子', pinyin: 'Qǐng gěi wǒ yí ge chāzi', meaning: msg`A fork, please` },
      ],
    },
    {
      heading: msg`Sharing`,
      text: msg`Dishes stand in the middle and everybody takes a little at a time. Leaving a little at the end is polite: the host has given enough.`,
    },
  ],
};
