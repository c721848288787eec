import type { Ingredient } from './ingredients.ts';

/**
 * Chinese words in names of dishes, by the ingredient that they name. A plant whose name contains an animal, such as
 * 鸡毛菜, has its own word, so that the animal is not found. `none`: words that contain a word of another row but mean
 * something else.
 */
const words: readonly (readonly [ingredient: Ingredient | 'none', words: string])[] = [
  [
    'none',
    '鱼香 东京 牧羊人 橄榄油 老虎 蚂蚁 肉桂 肉豆蔻 鸡精 鸡尾酒 水牛城 牛轧 马蹄 面对面 面糊 蛋面糊 粉红 茶树 啤酒面糊 酒店 酒家 花雕 鸭舌帽 果茶 乳猪',
  ],
  [
    'beef',
    '牛 牛河 干炒牛河 牛肉粉 牛肉粉丝 牛肉 牛腩 牛腱 牛筋 牛杂 牛骨 牛排 牛舌 牛肚 牛百叶 毛肚 百叶肚 千层肚 金钱肚 肥牛 吊龙 脖仁 西冷 菲力 肉眼 牛丸 牛肉丸 牛油红锅 牛油红汤 牛油锅 夫妻肺片 肺片',
  ],
  [
    'pork',
    '猪 猪肉 五花 五花肉 叉烧 叉烧包 火腿 培根 腊肉 腊味 腊肠 排骨 肋排 小排 子排 里脊 肘子 肥肠 大肠 咸肉 烧肉 烧腩 红烧肉 东坡肉 扣肉 回锅肉 白肉 烧味 乳猪 午餐肉 锅包肉 小酥肉 狮子头 四喜丸子 豚骨 卤肉 卤肉饭 焢肉 咕咾肉 肉松 贡丸 刀板香 梅头 把子肉 毛氏红烧肉 瘦肉 木须肉 京酱 腌笃鲜 皮冻 扎肉 猪红 肉骨茶',
  ],
  ['lamb', '羊 红柳 羊肉 羊排 羊腿 羊杂 羊蝎子 羊肉串'],
  [
    'chicken',
    '鸡 鸡肉卷 大盘鸡拌面 鸡肉 鸡丁 鸡块 鸡翅 鸡腿 鸡爪 凤爪 鸡排 鸡丝 鸡米花 鸡汤 中翅 炸翅 全家桶 口水鸡 大盘鸡 沙威玛',
  ],
  ['duck', '鸭 鸭肉 鸭血 鸭肠 鸭心 鸭掌 鸭架 鹅 烧鹅 鹅肉 鹅肠'],
  [
    'meat',
    '肉 麻婆豆腐 干煸四季豆 肉末 肉丝 肉片 肉丸 肉酱 肉碎 肉饼 烤肉 酥肉 过油肉 辣肉 鲜肉 香肠 烤肠 红肠 热狗 血旺 毛血旺 臊子 炸酱 担担 腰花 驴肉 鹿肉 兔 田鸡 牛蛙 甲鱼 蛙 丸子',
  ],
  [
    'fish',
    '鱼 鱼片 鱼头 鱼丸 鱼蛋 鱼饼 鱼柳 鱼子 鱼籽 鱼露 鱼豆腐 鱼介 银鱼 三文鱼 三文鱼籽 金枪鱼 吞拿鱼 吞拿 大腹 龙利鱼 鳗 鳗鱼 星鳗 鳝 鳝糊 黄鳝 泥鳅 刺身 鱼生 明太子 蟹籽 柴鱼 带鱼 熏鱼 鲅鱼',
  ],
  ['shrimp', '虾 虾仁 虾滑 虾饺 虾球 虾酱 龙虾 小龙虾 口味虾 天妇罗虾 冬阴功'],
  ['crab', '蟹 蟹粉 蟹黄 大闸蟹 膏蟹'],
  [
    'shellfish',
    '蛤 蛤蜊 贝 扇贝 蚝 生蚝 蚝油 蚝皇 牡蛎 蚵 蚵仔 蛏 螺 蜗牛 青口 淡菜 花甲 瑶柱 元贝 带子 鲍 鲍鱼 鲍汁 海胆 海参 辽参 沙茶',
  ],
  ['squid', '鱿鱼 鲜鱿 墨鱼 章鱼 目鱼 八爪鱼'],
  ['seafood', '海鲜 海味 佛跳墙 XO酱'],
  [
    'egg',
    '蛋 卤水蛋豆腐 鸡蛋 鸭蛋 咸蛋 咸鸭蛋 皮蛋 松花蛋 茶叶蛋 卤蛋 溏心 温泉蛋 玉子烧 蛋挞 茶碗蒸 蒸蛋 蛋黄 流沙 欧姆',
  ],
  [
    'tofu',
    '豆腐 卤水蛋豆腐 麻婆豆腐 臭豆腐 豆腐皮 豆皮 豆干 香干 腐竹 千张 百叶 百叶结 油豆腐 油豆皮 素鸡 素鸭 素鹅 素烧鹅 豆花 干丝 味噌豆腐 素排骨 素肉 素燥 烤麸 面筋 素狮子头 素丸子 糖醋素排骨 红烧素狮子头 植物肉',
  ],
  ['milk', '奶 牛奶 鲜奶 酸奶 奶酪 山羊奶酪 羊奶 芝士 黄油 奶油 乳酪 酪乳 乳饼 乳扇 奶豆腐 奶茶 双皮奶 炼乳'],
  [
    'noodles',
    '面 面条 拉面 拌面 汤面 炒面 意面 宽面 冷面 荞麦面 乌冬 拉条 公仔面 大盘鸡拌面 蛋面 米线 米粉 河粉 牛河 干炒牛河 牛肉粉 牛肉粉丝 粉丝 粉条 宽粉 檬粉 通粉 通心粉 粿条 凉皮 凉粉 千层面 面线',
  ],
  ['rice', '饭 粥 米饭 糯米 糯米饭 炒饭 抓饭 饭团 寿司 军舰 细卷 年糕 肠粉 粽 粽子 粢饭 米糕 糙米 紫米'],
  [
    'bread',
    '面包 牛角包 贝果 吐司 多士 厚多士 馒头 饼 馕 烧饼 汉堡 堡 三明治 三文治 披萨 法棍 可颂 油条 馍 皮塔 佛卡夏 菠萝包 卷饼 鸡肉卷 大饼 薄饼 包子 烤包子 大包 菜包 叉烧包',
  ],
  ['dumplings', '饺 虾饺 水饺 饺子 煎饺 蒸饺 馄饨 云吞 抄手 烧卖 小笼 小笼包 汤包 生煎 生煎包 锅贴 粉果'],
  [
    'vegetables',
    '菜 鸡毛菜 鱼腥草 娃娃菜 牛蒡 羊栖菜 贝贝南瓜 青菜 白菜 菠菜 生菜 酸菜 泡菜 菜心 时蔬 蔬菜 沙拉 素斋 上素 地三鲜 茄子 茄 番茄 西红柿 黄瓜 南瓜 冬瓜 丝瓜 苦瓜 木瓜 笋 春笋 萝卜 豆角 四季豆 干煸四季豆 芝麻菜 花菜 西兰花 玉米 粟米 藕 芦笋 韭菜 芹菜 莲白 草头 马兰头 豆芽 豆苗 青椒 辣椒 彩椒 尖椒 洋葱 秋葵 西洋菜 空心菜 海带 裙带菜 紫菜 薄荷 荠菜 香椿 罗汉 甜菜根 牛油果 羽衣甘蓝 藜麦 木耳菜',
  ],
  [
    'mushrooms',
    '菇 香菇 蘑菇 花菇 菌 菌菇 菌汤 木耳 黑木耳 银耳 松茸 牛肝菌 鸡枞 猴头菇 杏鲍菇 金针菇 蟹味菇 茶树菇 鸡毛菌 五菌',
  ],
  ['potato', '土豆 洋芋 马铃薯 薯 薯条 红薯 地瓜 紫薯 番薯 芋头 芋泥 芋圆'],
  ['beans', '素蟹粉 豆浆 豆乳 毛豆 豌豆 红豆 绿豆 黄豆 蚕豆 鹰嘴豆 扁豆 黄扁豆 红扁豆 豆沙 豆泥 豆丸 法拉费'],
  ['nuts', '花生 核桃 腰果 坚果 栗子 板栗 开心果 杏仁 松仁 榛子 芝麻 麻酱 芝麻酱'],
  [
    'fruit',
    '芒果 椰肉 果肉 草莓 莓果 蓝莓 苹果 橙 柠檬 青柠 西瓜 桃 白桃 葡萄 菠萝 凤梨 香蕉 椰 椰子 椰奶 石榴 百香果 柚子 雪梨 杏 酸梅 枣 红枣 桂圆 荔枝 杨枝甘露',
  ],
  [
    'sweets',
    '蛋糕 布丁 冰淇淋 圣代 甜品 甜点 汤圆 小圆子 月饼 巧克力 布朗尼 提拉米苏 可露丽 糍粑 驴打滚 双皮奶 奶冻 冰粉 仙草 龟苓膏 豌豆黄 蒙布朗 巴斯克 巴克拉瓦 库纳法 杏仁豆腐',
  ],
  ['coffee', '咖啡 拿铁 美式 浓缩 卡布奇诺 澳白 手冲 冷萃 欧蕾'],
  ['tea', '茶 红茶 绿茶 奶茶 乌龙 普洱 龙井 铁观音 茉莉 菊花茶 抹茶'],
  ['alcohol', '酒 啤酒 红酒 白酒 葡萄酒 米酒 精酿 小麦啤 汤力 IPA'],
];

const byWord = new Map<string, (Ingredient | 'none')[]>();
for (const [ingredient, listed] of words) {
  for (const word of listed.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), ingredient]);
}
const longestWord = Math.max(...[...byWord.keys()].map(({ length }) => length));

export type NamedIngredient = {
  readonly ingredient: Ingredient;
  /** Index of the word's first character in the name. `end` is the index after its last character. */
  readonly start: number;
  readonly end: number;
};

/** Finds the ingredients in a Chinese name. If one word is inside another, the longer one counts. */
export function ingredientsIn(nameZh: string): readonly NamedIngredient[] {
  const found: NamedIngredient[] = [];
  for (let start = 0; start < nameZh.length; ) {
    let length = Math.min(longestWord, nameZh.length - start);
    while (length > 0 && !byWord.has(nameZh.slice(start, start + length))) length -= 1;
    for (const ingredient of byWord.get(nameZh.slice(start, start + length)) ?? []) {
      if (ingredient !== 'none') found.push({ ingredient, start, end: start + length });
    }
    start += Math.max(1, length);
  }
  return found;
}
