import type { Allergen } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A sentence for the kitchen with its pinyin, and its meaning for the guest. */
export type DietSentence = { readonly zh: string; readonly pinyin: string; readonly means: MessageDescriptor };

/** Each sentence names foods that contain the allergen, because some cooks may not know which foods contain it. */
// biome-ignore format: sentences are read by their rows.
export const allergySentences: Readonly<Record<Allergen, DietSentence>> = {
  gluten: { zh: '我对麸质过敏，不能吃小麦、面粉和普通酱油，请不要放，谢谢。', pinyin: 'Wǒ duì fū zhì guò mǐn, bù néng chī xiǎo mài, miàn fěn hé pǔ tōng jiàng yóu, qǐng bù yào fàng, xiè xie.', means: msg`I’m allergic to gluten. No wheat, wheat flour or regular soy sauce, please.` },
  crustacean: { zh: '我对虾、蟹等甲壳类过敏，请不要放虾、蟹、虾米和虾酱，谢谢。', pinyin: 'Wǒ duì xiā, xiè děng jiǎ qiào lèi guò mǐn, qǐng bù yào fàng xiā, xiè, xiā mǐ hé xiā jiàng, xiè xie.', means: msg`I’m allergic to crustaceans. No shrimp, crab, dried shrimp or shrimp paste, please.` },
  egg: { zh: '我对鸡蛋过敏，请不要放任何蛋类，谢谢。', pinyin: 'Wǒ duì jī dàn guò mǐn, qǐng bù yào fàng rèn hé dàn lèi, xiè xie.', means: msg`I’m allergic to eggs. No egg of any kind, please.` },
  fish: { zh: '我对鱼过敏，请不要放鱼、鱼露和鱼汤，谢谢。', pinyin: 'Wǒ duì yú guò mǐn, qǐng bù yào fàng yú, yú lù hé yú tāng, xiè xie.', means: msg`I’m allergic to fish. No fish, fish sauce or fish stock, please.` },
  peanut: { zh: '我对花生过敏，请不要放花生及花生油，谢谢。', pinyin: 'Wǒ duì huā shēng guò mǐn, qǐng bù yào fàng huā shēng jí huā shēng yóu, xiè xie.', means: msg`I’m allergic to peanuts. No peanuts or peanut oil, please.` },
  soy: { zh: '我对大豆过敏，请不要放豆腐、豆浆、酱油等豆制品，谢谢。', pinyin: 'Wǒ duì dà dòu guò mǐn, qǐng bù yào fàng dòu fu, dòu jiāng, jiàng yóu děng dòu zhì pǐn, xiè xie.', means: msg`I’m allergic to soy. No tofu, soy milk, soy sauce or other soy products, please.` },
  milk: { zh: '我对牛奶过敏，请不要放牛奶、黄油等奶制品，谢谢。', pinyin: 'Wǒ duì niú nǎi guò mǐn, qǐng bù yào fàng niú nǎi, huáng yóu děng nǎi zhì pǐn, xiè xie.', means: msg`I’m allergic to milk. No milk, butter or other dairy, please.` },
  tree_nut: { zh: '我对坚果过敏，请不要放腰果、核桃、杏仁等坚果，谢谢。', pinyin: 'Wǒ duì jiān guǒ guò mǐn, qǐng bù yào fàng yāo guǒ, hé táo, xìng rén děng jiān guǒ, xiè xie.', means: msg`I’m allergic to tree nuts. No cashews, walnuts, almonds or other nuts, please.` },
  celery: { zh: '我对芹菜过敏，请不要放芹菜，谢谢。', pinyin: 'Wǒ duì qín cài guò mǐn, qǐng bù yào fàng qín cài, xiè xie.', means: msg`I’m allergic to celery. No celery, please.` },
  mustard: { zh: '我对芥末过敏，请不要放芥末和黄芥末酱，谢谢。', pinyin: 'Wǒ duì jiè mo guò mǐn, qǐng bù yào fàng jiè mo hé huáng jiè mo jiàng, xiè xie.', means: msg`I’m allergic to mustard. No mustard and no yellow mustard sauce, please.` },
  sesame: { zh: '我对芝麻过敏，请不要放芝麻、芝麻油和芝麻酱，谢谢。', pinyin: 'Wǒ duì zhī má guò mǐn, qǐng bù yào fàng zhī má, zhī má yóu hé zhī má jiàng, xiè xie.', means: msg`I’m allergic to sesame. No sesame seeds, sesame oil or sesame paste, please.` },
  sulphite: { zh: '我对亚硫酸盐过敏，请不要放葡萄酒、果干和蜜饯，谢谢。', pinyin: 'Wǒ duì yà liú suān yán guò mǐn, qǐng bù yào fàng pú táo jiǔ, guǒ gān hé mì jiàn, xiè xie.', means: msg`I’m allergic to sulphites. No wine, dried fruit or candied fruit, please.` },
  lupin: { zh: '我对羽扇豆过敏，请不要放羽扇豆粉和羽扇豆制品，谢谢。', pinyin: 'Wǒ duì yǔ shàn dòu guò mǐn, qǐng bù yào fàng yǔ shàn dòu fěn hé yǔ shàn dòu zhì pǐn, xiè xie.', means: msg`I’m allergic to lupin. No lupin flour or lupin products, please.` },
  mollusc: { zh: '我对贝类、鱿鱼等软体动物过敏，请不要放蛤蜊、鱿鱼和蚝油，谢谢。', pinyin: 'Wǒ duì bèi lèi, yóu yú děng ruǎn tǐ dòng wù guò mǐn, qǐng bù yào fàng gé lí, yóu yú hé háo yóu, xiè xie.', means: msg`I’m allergic to molluscs such as shellfish and squid. No clams, squid or oyster sauce, please.` },
};

// biome-ignore format: sentences are read by their rows.
export const wishSentences: Readonly<Record<DietWish, DietSentence>> = {
  vegetarian: { zh: '我吃素，不吃肉和海鲜，请不要用荤油、肉汤和蚝油，谢谢。', pinyin: 'Wǒ chī sù, bù chī ròu hé hǎi xiān, qǐng bù yào yòng hūn yóu, ròu tāng hé háo yóu, xiè xie.', means: msg`I’m vegetarian: no meat, no seafood, no lard, no meat broth, no oyster sauce.` },
  vegan: { zh: '我吃纯素，不吃肉、海鲜、蛋和奶，请不要用荤油、肉汤和蚝油，谢谢。', pinyin: 'Wǒ chī chún sù, bù chī ròu, hǎi xiān, dàn hé nǎi, qǐng bù yào yòng hūn yóu, ròu tāng hé háo yóu, xiè xie.', means: msg`I’m vegan: no meat, no seafood, no egg, no milk, no lard, no meat broth, no oyster sauce.` },
  halal: { zh: '我吃清真，请不要放猪肉、猪油和料酒，只吃清真的肉，谢谢。', pinyin: 'Wǒ chī qīng zhēn, qǐng bù yào fàng zhū ròu, zhū yóu hé liào jiǔ, zhǐ chī qīng zhēn de ròu, xiè xie.', means: msg`I eat halal: no pork, no lard, no cooking wine, only halal meat.` },
  no_pork: { zh: '我不吃猪肉，请不要放猪肉和猪油，谢谢。', pinyin: 'Wǒ bù chī zhū ròu, qǐng bù yào fàng zhū ròu hé zhū yóu, xiè xie.', means: msg`I don’t eat pork: no pork and no lard, please.` },
  no_alcohol: { zh: '我不能沾酒，请不要放料酒、米酒和酒酿，谢谢。', pinyin: 'Wǒ bù néng zhān jiǔ, qǐng bù yào fàng liào jiǔ, mǐ jiǔ hé jiǔ niàng, xiè xie.', means: msg`I must not have alcohol: no cooking wine and no rice wine, please.` },
};

export const seriousSentence: DietSentence = {
  zh: '过敏很严重，请告诉厨师。',
  pinyin: 'Guò mǐn hěn yán zhòng, qǐng gào sù chú shī.',
  means: msg`My allergy is serious. Please tell the cook.`,
};
