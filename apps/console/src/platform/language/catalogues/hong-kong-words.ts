/**
 * Characters for which the OpenCC dictionary's first choice is wrong on menus. Each is followed by its Hong Kong form.
 */
export const hongKongPhrases = [
  '面麵 干乾 姜薑 里里 钟鐘 郁郁 冲沖 斗斗 坛罈 余余 范范 岩岩 脏臟 霉霉 划划',
  // Forms that are typed and printed in Hong Kong. OpenCC has other variants of these characters.
  '说說 悦悅 税稅 阅閱 脱脫 锐銳',
]
  .join(' ')
  .split(' ');

/**
 * Words that the single-character tables would convert wrongly. Each word is followed by its Hong Kong form of the same
 * length.
 */
export const hongKongExceptions = [
  // Words in which 面 means a face or a side, not noodles.
  '对面對面 前面前面 后面後面 里面裏面 外面外面 两面兩面 双面雙面 当面當面 表面表面 四面四面 八面八面 封面封面 桌面桌面',
  '一两面一兩麵 二两面二兩麵 三两面三兩麵 西里面包西里麵包 后面馆後麵館 里面馆里麵館 面膜面膜 面具面具 面巾面巾 面纸面紙 面霜面霜 扇面扇面 绸面綢面 缎面緞面 纸面紙面 玉面玉面',
  '干部干部 天干天干 莫干莫干 干将干將 骨干骨幹 树干樹幹 能干能幹',
  // Names of families and places, which do not follow the general conversion.
  '姜记姜記 姜家姜家 姜氏姜氏 姜太公姜太公 姜子牙姜子牙 姜堰姜堰 钟记鍾記 钟家鍾家 钟氏鍾氏 钟水鍾水 钟爱鍾愛 钟情鍾情',
  '于记于記 于家于家 于氏于氏 于府于府 咸亨咸亨 咸阳咸陽 咸丰咸豐 咸宁咸寧 沈阳瀋陽 余姚餘姚 余杭餘杭 海淀海淀 岳阳岳陽 岳记岳記',
  '朴大朴大 朴家朴家 朴记朴記 朴氏朴氏 采蝶采蝶 小丑小丑',
  '皇后皇后 太后太后 王后王后 天后天后 后妃后妃 后羿后羿',
  // Words in which 里 means "inside".
  '锅里鍋裏 碗里碗裏 家里家裏 心里心裏 这里這裏 那里那裏 夜里夜裏 城里城裏 店里店裏 山里山裏 雪里雪裏 嘴里嘴裏 里嫩裏嫩 里软裏軟',
  '谷物穀物 五谷五穀 杂谷雜穀 多谷多穀 全谷全穀 稻谷稻穀 包谷包穀 谷类穀類 谷饲穀飼 谷雨穀雨',
  '肉松肉鬆 鱼松魚鬆 鸡松雞鬆 鸭松鴨鬆 鸽松鴿鬆 虾松蝦鬆 松饼鬆餅 松糕鬆糕 松软鬆軟 松脆鬆脆 松化鬆化 酥松酥鬆 蓬松蓬鬆 膨松膨鬆 轻松輕鬆',
  // Words in which 松 belongs to matsutake, truffle or pine nut, also after a meat or a fish.
  '肉松茸肉松茸 肉松露肉松露 肉松仁肉松仁 肉松子肉松子 鸡松茸雞松茸 鸡松露雞松露 鸡松仁雞松仁 鱼松茸魚松茸 鱼松仁魚松仁 鱼松子魚松子',
  '鸭松茸鴨松茸 鸭松露鴨松露 鸽松茸鴿松茸 鸽松露鴿松露 虾松茸蝦松茸 虾松露蝦松露 虾松仁蝦松仁',
  '萝卜蘿蔔 饭团飯糰 汤团湯糰 面团麵糰 米团米糰 青团青糰 麻团麻糰 糕团糕糰 团子糰子 馃子餜子',
  '发菜髮菜 发丝髮絲 乌发烏髮 白术白朮 龙须龍鬚 米须米鬚 虾须蝦鬚 胡须鬍鬚 胡子鬍子',
  '秘制秘製 特制特製 自制自製 手制手製 精制精製 现制現製 腌制醃製 卤制滷製 熏制燻製 酿制釀製 烹制烹製 熬制熬製 烤制烤製 炮制炮製 调制調製',
  '监制監製 研制研製 定制定製 制作製作 制品製品',
  '计划計劃 规划規劃 郁金香鬱金香 游水游水 游泳游泳 冲浪衝浪 冲击衝擊 腾冲騰衝 斗鸡鬥雞 斗牛鬥牛 虎斗虎鬥 斗地主鬥地主 天坛天壇 地坛地壇 花坛花壇 余味餘味 余香餘香 有余有餘',
  '示范示範 模范模範 典范典範 肮脏骯髒 脏脏髒髒 脏咖髒咖 风采風采 神采神采 几案几案 茶几茶几',
  '周末週末 周年週年 每周每週 本周本週 周一週一 周二週二 周三週三 周四週四 周五週五 周六週六 周日週日',
  '手表手錶 怀表懷錶 折扇摺扇 折叠摺疊 牙签牙籤 竹签竹籤 签子籤子 品尝品嚐 尝鲜嚐鮮 柜台櫃枱 餐台餐枱 吧台吧枱 老板老闆 尽量儘量',
]
  .join(' ')
  .split(' ');
