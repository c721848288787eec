import { msg } from '@lingui/core/macro';
import type { Article } from './article.ts';

export const bill: Article = {
  key: 'bill',
  plate: 'fish',
  title: msg`Reading the menu’s prices and the bill`,
  teaser: msg`What the extra lines mean, and why nobody expects a tip.`,
  parts: [
    {
      heading: msg`Prices by weight`,
      text: msg`Fish and seafood are often priced by weight. Ask what the whole fish will cost before it goes to the kitchen.`,
      sayings: [
        { zh: '元/斤', pinyin: 'yuán měi jīn', meaning: msg`Yuan for 500 grams` },
        { zh: '时价', pinyin: 'shíjià', meaning: msg`Price of the day: ask` },
        { zh: '一共多少钱？', pinyin: 'Yígòng duōshao qián?', meaning: msg`How much is it altogether?` },
      ],
    },
    {
      heading: msg`What else may be on the bill`,
      text: msg`Small sums for each person or box are normal. A service charge is found in hotels and private rooms.`,
      sayings: [
        { zh: '茶位费', pinyin: 'cháwèi fèi', meaning: msg`Tea and place at the table, for each person` },
        { zh: '餐具费', pinyin: 'cānjù fèi', meaning: msg`Wrapped dishes and chopsticks` },
        { zh: '打包费', pinyin: 'dǎbāo fèi', meaning: msg`Boxes to take away` },
        { zh: '服务费', pinyin: 'fúwù fèi', meaning: msg`Service charge` },
        { zh: '优惠', pinyin: 'yōuhuì', meaning: msg`Discount` },
      ],
    },
    {
      heading: msg`One bill for the table`,
      text: msg`Dishes are shared, so there is one bill, and one person usually pays. Friends settle it among themselves afterwards.`,
    },
    {
      heading: msg`No tips`,
      text: msg`Nobody expects a tip, and somebody may run after you with the money. What stands on the bill is what you pay.`,
      sayings: [
        { zh: '买单', pinyin: 'mǎidān', meaning: msg`The bill, please` },
        { zh: '打包', pinyin: 'dǎbāo', meaning: msg`Please pack up the rest` },
        { zh: '发票', pinyin: 'fāpiào', meaning: msg`Official receipt, for your expenses` },
      ],
    },
  ],
};
