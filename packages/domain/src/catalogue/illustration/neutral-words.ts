/** Chinese words in names of dishes that a drawing need not show: origin, style, praise, sizes and meals. */
export const neutralWords = [
  // Places and peoples.
  '北京 老北京 上海 本帮 长沙 徽州 新疆 云南 潮州 潮汕 顺德 广东 广式 港式 台式 台湾 四川 川味 重庆 湖南 湘西 兰州 敦煌 建水 滇味 傣味 东北 西北 西安 陕西 山西 江南 苏式 杭帮 扬州 无锡 南京 嘉义 新竹 东安 太湖 西湖 北海道 东京 日式 韩式 泰式 越式 越南 河内 顺化 法式 意式 英式 德式 印度 土耳其 西海岸 水牛城 波尔多 勃艮第 普罗旺斯 罗马 尼斯 凯撒 白沙瓦 克什米尔 阿达纳 伊斯坎德尔 埃塞俄比亚 耶加雪菲 云南保山 海南 西班牙 墨西哥',
  // Praise, age and style.
  '经典 招牌 例牌 特色 秘制 秘酱 古法 传统 老式 老字号 乡村 农家 家常 家常菜 街头 私房 主厨 主厨精选 精选 黯然 状元 脆边 迷你 应季 时令 深夜 经典款 大师 御品 至尊 皇 响油 老火 手工 手作 手打 手切 现切 现烤 现炸 现包 现做 鲜 新鲜 鲜榨 鲜酿 冰鲜 热 温 大 小 长 厚切 薄切 慢 隔夜 原味 清香 清 老 嫩 全 顶级 慢炖 慢煮 水洗 十八小时 双份 单份 大份 小份 中份 份',
  // Cooking methods that do not change how a dish is drawn.
  '炖 蒸 煮 焗 煎 香煎 烤 炭烤 炭烧 火燎 挂炉 明炉 枣木挂炉 泥炉 馕坑 清炒 炒 爆炒 小炒 油焖 焖 煨 炝 炝炒 熘 醋溜 烩 烧 合蒸 片皮 配 与 和 仁 炭焙 白灼 椒盐 烟熏',
  // The first row has rice, seasonings and minor ingredients. The second row has amounts, meals and packaging.
  '白米 烧烤酱 烤酱 蓝纹 酪乳 炼乳 咸 甜 豆蔻 藏红花 酥油 迷迭香 葡萄干 伯爵茶 魔鬼 四重 素浇 浇头 茶 香料 漆树',
  '一人食 单人 双人 三人 一份 两份 杯 壶 扎 瓶 一升 两斤 一斤 半斤 斤 碗 盘 盒 套餐 早餐 午餐 晚餐 工作日 周末 平日 成人 儿童 外带 外带盒 纯素 全素 素食 双拼 小食',
].flatMap((line) => line.split(' '));
