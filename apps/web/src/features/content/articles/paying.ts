import { msg } from '@lingui/core/macro';
import type { Article } from './article.ts';

export const paying: Article = {
  key: 'paying',
  plate: 'bun',
  title: msg`Paying in China`,
  teaser: msg`Phones, cards and cash, and the code on the table.`,
  parts: [
    {
      heading: msg`Almost everybody pays by phone`,
      text: msg`WeChat and Alipay both let visitors add a foreign card. Set it up before you travel: they want to see your passport, and that can take a day.`,
    },
    {
      heading: msg`Foreign cards`,
      text: msg`Big hotels and some shopping centres take them, small restaurants hardly ever. What you order in Chifan you can pay with a foreign card, whatever the restaurant itself accepts.`,
      sayings: [
        {
          zh: '可以刷外国银行卡吗？',
          pinyin: 'Kěyǐ shuā wàiguó yínhángkǎ ma?',
          meaning: msg`Do you take foreign cards?`,
        },
      ],
    },
    {
      heading: msg`Cash`,
      text: msg`Shops have to accept cash, but may have no change. Keep a few notes of 10 and 20 yuan.`,
      sayings: [{ zh: '可以付现金吗？', pinyin: 'Kěyǐ fù xiànjīn ma?', meaning: msg`Can I pay in cash?` }],
    },
    {
      heading: msg`The code on the table`,
      text: msg`It opens the menu inside WeChat or Alipay, mostly in Chinese only. Ask for a menu on paper, or look whether the restaurant is in Chifan.`,
      sayings: [{ zh: '有纸质菜单吗？', pinyin: 'Yǒu zhǐzhì càidān ma?', meaning: msg`Do you have a menu on paper?` }],
    },
    {
      heading: msg`Yuan, kuai, mao`,
      text: msg`¥ is the yuan, in speech “kuai”. One yuan has ten jiao, in speech “mao”. On fingers, numbers from 6 up are shown with one hand, so have the sum shown on a phone.`,
    },
  ],
};
