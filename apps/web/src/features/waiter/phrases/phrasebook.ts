import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Phrase = {
  readonly key: string;
  readonly zh: string;
  readonly pinyin: string;
  readonly means: MessageDescriptor;
};

export type PhraseGroup = {
  readonly key: string;
  readonly title: MessageDescriptor;
  readonly phrases: readonly Phrase[];
};

/** The sentences that guests in a restaurant need most often, in the sequence of a meal. */
// biome-ignore format: a phrasebook is read by its rows.
export const phrasebook: readonly PhraseGroup[] = [
  {
    key: 'ordering',
    title: msg`Ordering`,
    phrases: [
      { key: 'menu', zh: '请给我菜单。', pinyin: 'Qǐng gěi wǒ cài dān.', means: msg`The menu, please.` },
      { key: 'recommend', zh: '请问有什么推荐的菜？', pinyin: 'Qǐng wèn yǒu shén me tuī jiàn de cài?', means: msg`What do you recommend?` },
      { key: 'thisOne', zh: '我要这个。', pinyin: 'Wǒ yào zhè ge.', means: msg`I’d like this one.` },
      { key: 'likeThem', zh: '我想要和那桌一样的。', pinyin: 'Wǒ xiǎng yào hé nà zhuō yī yàng de.', means: msg`I’d like the same as that table.` },
      { key: 'smallPortion', zh: '请给我小份的。', pinyin: 'Qǐng gěi wǒ xiǎo fèn de.', means: msg`A small portion, please.` },
      { key: 'together', zh: '请一起上菜。', pinyin: 'Qǐng yī qǐ shàng cài.', means: msg`Please serve everything together.` },
    ],
  },
  {
    key: 'taste',
    title: msg`How it should taste`,
    phrases: [
      { key: 'notSpicy', zh: '请不要放辣椒，我一点辣都不能吃。', pinyin: 'Qǐng bù yào fàng là jiāo, wǒ yī diǎn là dōu bù néng chī.', means: msg`Not spicy at all, please.` },
      { key: 'lessSpicy', zh: '微辣就好。', pinyin: 'Wēi là jiù hǎo.', means: msg`Only a little spicy, please.` },
      { key: 'noCoriander', zh: '请不要放香菜。', pinyin: 'Qǐng bù yào fàng xiāng cài.', means: msg`No coriander, please.` },
      { key: 'noGarlic', zh: '请不要放葱和蒜。', pinyin: 'Qǐng bù yào fàng cōng hé suàn.', means: msg`No spring onion and no garlic, please.` },
      { key: 'lessSalt', zh: '请少油少盐。', pinyin: 'Qǐng shǎo yóu shǎo yán.', means: msg`Less oil and less salt, please.` },
      { key: 'noMsg', zh: '请不要放味精。', pinyin: 'Qǐng bù yào fàng wèi jīng.', means: msg`No MSG, please.` },
      { key: 'noIce', zh: '请不要加冰。', pinyin: 'Qǐng bù yào jiā bīng.', means: msg`No ice, please.` },
    ],
  },
  {
    key: 'inside',
    title: msg`What is in it?`,
    phrases: [
      { key: 'pork', zh: '这个菜里面有猪肉或者猪油吗？', pinyin: 'Zhè ge cài lǐ miàn yǒu zhū ròu huò zhě zhū yóu ma?', means: msg`Is there pork or lard in this?` },
      { key: 'meat', zh: '这个菜里面有肉或者肉汤吗？', pinyin: 'Zhè ge cài lǐ miàn yǒu ròu huò zhě ròu tāng ma?', means: msg`Is there meat or meat broth in this?` },
      { key: 'alcohol', zh: '这个菜里面有酒或者料酒吗？', pinyin: 'Zhè ge cài lǐ miàn yǒu jiǔ huò zhě liào jiǔ ma?', means: msg`Is there alcohol or cooking wine in this?` },
      { key: 'halal', zh: '这个菜是清真的吗？', pinyin: 'Zhè ge cài shì qīng zhēn de ma?', means: msg`Is this halal?` },
      { key: 'vegetarian', zh: '请问有不放肉和海鲜的素菜吗？', pinyin: 'Qǐng wèn yǒu bù fàng ròu hé hǎi xiān de sù cài ma?', means: msg`Do you have dishes without meat and fish?` },
    ],
  },
  {
    key: 'table',
    title: msg`At the table`,
    phrases: [
      { key: 'wait', zh: '请问需要等位吗？', pinyin: 'Qǐng wèn xū yào děng wèi ma?', means: msg`Do we have to wait for a table?` },
      { key: 'hotWater', zh: '请给我一杯热水。', pinyin: 'Qǐng gěi wǒ yī bēi rè shuǐ.', means: msg`A glass of hot water, please.` },
      { key: 'coldWater', zh: '请给我一杯凉白开。', pinyin: 'Qǐng gěi wǒ yī bēi liáng bái kāi.', means: msg`A glass of boiled water that has cooled, please.` },
      { key: 'fork', zh: '请给我一把叉子和一个勺子。', pinyin: 'Qǐng gěi wǒ yī bǎ chā zi hé yī gè sháo zi.', means: msg`A fork and a spoon, please.` },
      { key: 'napkins', zh: '请给我一些餐巾纸。', pinyin: 'Qǐng gěi wǒ yī xiē cān jīn zhǐ.', means: msg`Some napkins, please.` },
      { key: 'childSeat', zh: '请给我一把儿童椅。', pinyin: 'Qǐng gěi wǒ yī bǎ ér tóng yǐ.', means: msg`A high chair for a child, please.` },
      { key: 'toilet', zh: '请问洗手间在哪里？', pinyin: 'Qǐng wèn xǐ shǒu jiān zài nǎ lǐ?', means: msg`Where is the toilet?` },
      { key: 'wifi', zh: '请问 Wi-Fi 密码是多少？', pinyin: 'Qǐng wèn Wi-Fi mì mǎ shì duō shǎo?', means: msg`What is the Wi-Fi password?` },
    ],
  },
  {
    key: 'paying',
    title: msg`Paying and taking away`,
    phrases: [
      { key: 'bill', zh: '买单，谢谢。', pinyin: 'Mǎi dān, xiè xie.', means: msg`The bill, please.` },
      { key: 'card', zh: '可以刷外国银行卡吗？', pinyin: 'Kě yǐ shuā wài guó yín háng kǎ ma?', means: msg`Can I pay with a foreign card?` },
      { key: 'cash', zh: '可以付现金吗？', pinyin: 'Kě yǐ fù xiàn jīn ma?', means: msg`Can I pay in cash?` },
      { key: 'fapiao', zh: '请给我开发票。', pinyin: 'Qǐng gěi wǒ kāi fā piào.', means: msg`An official receipt (fapiao), please.` },
      { key: 'box', zh: '剩下的菜请帮我打包。', pinyin: 'Shèng xià de cài qǐng bāng wǒ dǎ bāo.', means: msg`Please pack the rest for me.` },
    ],
  },
  {
    key: 'order',
    title: msg`My order`,
    phrases: [
      { key: 'paid', zh: '我已经在手机上下单并付款了。', pinyin: 'Wǒ yǐ jīng zài shǒu jī shàng xià dān bìng fù kuǎn le.', means: msg`I’ve already ordered and paid on my phone.` },
      { key: 'late', zh: '我等了很久了，能帮我看一下吗？', pinyin: 'Wǒ děng le hěn jiǔ le, néng bāng wǒ kàn yī xià ma?', means: msg`I’ve been waiting for a long time. Could you check, please?` },
      { key: 'wrong', zh: '这不是我点的菜。', pinyin: 'Zhè bù shì wǒ diǎn de cài.', means: msg`This isn’t what I ordered.` },
    ],
  },
  {
    key: 'help',
    title: msg`Help and thanks`,
    phrases: [
      { key: 'noChinese', zh: '我不懂中文，请您指给我看。', pinyin: 'Wǒ bù dǒng zhōng wén, qǐng nín zhǐ gěi wǒ kàn.', means: msg`I don’t understand Chinese. Please point at it.` },
      { key: 'write', zh: '请您写下来，好吗？', pinyin: 'Qǐng nín xiě xià lái, hǎo ma?', means: msg`Could you write it down, please?` },
      { key: 'unwell', zh: '我很不舒服，请帮我叫救护车，打120。', pinyin: 'Wǒ hěn bù shū fú, qǐng bāng wǒ jiào jiù hù chē, dǎ 120.', means: msg`I feel very unwell. Please call an ambulance (120).` },
      { key: 'thanks', zh: '很好吃，谢谢！', pinyin: 'Hěn hǎo chī, xiè xie!', means: msg`It tasted very good. Thank you!` },
    ],
  },
];
