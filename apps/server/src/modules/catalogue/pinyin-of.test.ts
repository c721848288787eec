import { expect, test } from 'vitest';
import { pinyinOf } from './pinyin-of.ts';

test.each([
  ['炸鸡', 'zhá jī'],
  ['老北京炸酱面', 'lǎo běi jīng zhá jiàng miàn'],
  ['毛肚', 'máo dǔ'],
  ['卷饼', 'juǎn bǐng'],
  ['白切鸡', 'bái qiē jī'],
  ['朝鲜冷面', 'cháo xiǎn lěng miàn'],
  ['朝天椒', 'cháo tiān jiāo'],
  ['猪肚鸡', 'zhū dǔ jī'],
  ['爆炸鱿鱼', 'bào zhà yóu yú'],
  ['鸡蛋卷', 'jī dàn juǎn'],
  ['泡椒凤爪', 'pào jiāo fèng zhuǎ'],
  ['醋溜白菜', 'cù liū bái cài'],
  ['海参捞饭', 'hǎi shēn lāo fàn'],
  ['薄饼', 'báo bǐng'],
  ['薄荷茶', 'bò he chá'],
  ['花蛤', 'huā gé'],
  ['刀削面', 'dāo xiāo miàn'],
  ['煲仔饭', 'bāo zǎi fàn'],
  ['仔姜鸭', 'zǐ jiāng yā'],
  ['山东扒鸡', 'shān dōng pá jī'],
  ['藏面', 'zàng miàn'],
  ['长沙臭豆腐', 'cháng shā chòu dòu fu'],
  ['重慶小麵', 'chóng qìng xiǎo miàn'],
])('the pinyin of %s is %s (rule catalogue-32)', (chinese, pinyin) => {
  expect(pinyinOf(chinese)).toBe(pinyin);
});
