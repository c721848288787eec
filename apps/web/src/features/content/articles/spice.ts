import { msg } from '@lingui/core/macro';
import type { Article } from './article.ts';

export const spice: Article = {
  key: 'spice',
  plate: 'tofu',
  title: msg`How hot is hot?`,
  teaser: msg`Burning, numbing, and how to ask for less of either.`,
  parts: [
    {
      heading: msg`Two kinds of heat`,
      text: msg`Chilli burns. Sichuan pepper numbs and tingles. A dish can have much of one and little of the other, and you can ask for each by itself.`,
    },
    {
      heading: msg`Say how much`,
      text: msg`In Sichuan, Chongqing, Hunan and Guizhou “a little” may be what you call hot at home. Start one step lower than usual.`,
      sayings: [
        { zh: '不要辣', pinyin: 'bú yào là', meaning: msg`No chilli` },
        { zh: '微辣', pinyin: 'wēi là', meaning: msg`A little hot` },
        { zh: '中辣', pinyin: 'zhōng là', meaning: msg`Medium hot` },
        { zh: '特辣', pinyin: 'tè là', meaning: msg`Very hot` },
        { zh: '不要花椒', pinyin: 'bú yào huājiāo', meaning: msg`No Sichuan pepper, nothing numbing` },
      ],
    },
    {
      heading: msg`The flames in this app`,
      text: msg`One flame is a hint, two are clearly hot, three are for people who love it. Where a restaurant lets you choose, the choice stands among the options of the dish.`,
    },
    {
      heading: msg`When it was too much`,
      text: msg`Eat plain rice, or drink something with milk or soy milk. Water and beer only spread the oil.`,
    },
    {
      heading: msg`Not all of China is hot`,
      text: msg`Cantonese cooking and that of Shanghai, Jiangsu and Zhejiang is mild, sometimes sweet. Northern noodles and dumplings come with the chilli at the side.`,
    },
  ],
};
