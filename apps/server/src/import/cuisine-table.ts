import type { RestaurantType, ShopType } from '@chifan/domain/catalogue';

/** OpenStreetMap's values of `cuisine` for each restaurant type, in lower case, with "_" for blanks and hyphens. */
export const osmCuisines: Partial<Record<RestaurantType, string>> = {
  sichuan: 'sichuan szechuan szechwan 川菜',
  chongqing: 'chongqing',
  hotpot: 'hotpot hot_pot shabu_shabu sukiyaki 火锅 火鍋',
  cantonese: 'cantonese claypot_rice soup 粤菜 粵菜',
  dim_sum: 'dim_sum dimsum rice_roll yum_cha 點心 点心',
  hunan: 'hunan 湘菜',
  jiangsu_zhejiang: 'jiangsu zhejiang huaiyang east_chinese 江浙菜',
  shanghai: 'shanghai shanghainese shanghaiese 本帮菜 上海菜',
  beijing: 'beijing peking 北京菜',
  shandong: 'shandong lu 鲁菜',
  fujian: 'fujian hokkien min 闽南菜 闽菜',
  anhui: 'anhui 徽菜',
  northeastern: 'dongbei northeastern 东北菜',
  northwestern: 'shaanxi gansu northwestern 西北菜 陕西菜',
  xinjiang: 'xinjiang uyghur uighur 新疆菜',
  yunnan: 'yunnan 云南菜',
  guizhou: 'guizhou 贵州菜',
  hubei: 'hubei 湖北菜',
  jiangxi: 'jiangxi 江西菜 赣菜',
  hakka: 'hakka hakka_cuisine 客家菜',
  teochew: 'teochew teowchow chaozhou chiu_chow 潮州菜 潮汕菜',
  taiwanese: 'taiwanese taiwan 台湾菜 台灣菜',
  hong_kong_cafe:
    'cha_chaan_teng cha_chan_teng hong_kong hong_kong_style hongkongese hong_kong_tea_restaurant 港式茶餐廳 茶餐厅 茶餐廳 breakfast diner',
  macanese: 'macanese macau portuguese',
  mongolian: 'mongolian',
  lanzhou_noodles: 'lanzhou_noodles beef_noodle beef_noodles 兰州拉面',
  noodles: 'noodle noodles cantonese_noodles 車仔麵 杯麵 面馆 麵食',
  dumplings: 'dumplings dumpling jiaozi wonton 水饺 水餃 饺子',
  baozi: 'baozi bun buns 包子',
  congee: 'congee porridge 粥',
  malatang: 'malatang 麻辣烫',
  skewers: 'skewers barbecue bbq grill yakiniku 烧烤 燒烤',
  roast_duck: 'roast_duck duck 烤鸭',
  roast_meats: 'roast_meat siu_mei meat roast 燒臘 烧腊',
  crayfish: 'crayfish 小龙虾',
  seafood: 'seafood fish oyster 海鲜 海鮮',
  snacks: 'snack snacks fried_food drinks_and_snacks popcorn picnic catering food_court 小食 小吃 野餐 榴槤',
  home_style: 'chinese oriental regional local rice home_style tibetan 藏餐 藏菜 lunch dinner 家常菜 中餐 紫背天葵',
  vegetarian: 'vegetarian vegan 素食 素菜',
  japanese:
    'japanese teppanyaki tepanyaki okonomiyaki udon soba tempura izakaya beef_bowl donburi yakitori 日本料理 日料',
  sushi: 'sushi sashimi sashimi_bowl 壽司 寿司',
  ramen: 'ramen 拉麵 拉面',
  korean: 'korean korean_bbq 韩国料理 韓國料理',
  thai: 'thai 泰国菜 泰國菜',
  vietnamese: 'vietnamese pho 越南菜',
  southeast_asian:
    'southeast_asian asian malaysian malay singaporean indonesian filipino burmese myanmar myanmar_resturant cambodian laotian laksa 緬甸料理 新加坡菜',
  indian: 'indian nepali nepalese himilayian himalayan sri_lankan curry bangladeshi',
  pakistani: 'pakistani afghan',
  middle_eastern: 'middle_eastern lebanese arab arabic persian iranian israeli syrian egyptian moroccan falafel',
  turkish: 'turkish kebab doner',
  italian: 'italian pasta it spaghetti_e_riso_fritto american_italian',
  pizza: 'pizza italian_pizza',
  french: 'french crepe 紅酒焗鴨胸 belgian swiss fondue',
  spanish: 'spanish tapas',
  german: 'german bavarian austrian polish czech',
  mexican: 'mexican tex_mex latin_american cuba cuban brazilian peruvian argentinian',
  american:
    'american western international fusion european modern_european contemporary fine_dining private_events bar_and_grill western_bistro bistro british english irish australian hawaiian ribs brunch eggs_benedict wings hot_dog hotdog',
  russian: 'russian ukrainian georgian',
  mediterranean: 'mediterranean greek',
  steak: 'steak steak_house steakhouse 牛排',
  burgers: 'burger burgers',
  fried_chicken: 'chicken fried_chicken',
  fast_food: 'fast_food sandwich fish_and_chips fries potato 快餐',
  salad: 'salad poke healthy health_food',
  buffet: 'buffet 自助餐',
  cafe: 'coffee_shop coffee cafe espresso 咖啡 咖啡_鬆餅_三明治_冰淇淋_甜點',
  tea_house: 'tea teahouse tea_house 茶馆 茶館',
  bubble_tea: 'bubble_tea milktea milk_tea lemon_iced_tea drinks beverages 奶茶',
  juice: 'juice smoothie smoothies',
  ice_cream: 'ice_cream frozen_yogurt gelato',
  bakery: 'bakery cake donut doughnut pastry bagel bread fondant_cake cupcake wedding_cake birthday_cake confectionery',
  dessert: 'dessert desserts waffle pancake chocolate 窩夫 豆腐花 甜品',
  bar: 'bar pub cocktails beer wine',
};

/**
 * Values of the tag `cuisine` that say little about the food. A more precise value of the same restaurant takes
 * precedence.
 */
export const vagueCuisines: ReadonlySet<string> = new Set(
  'chinese oriental regional local asian western international fusion european breakfast lunch dinner brunch rice fast_food tea drinks hong_kong'.split(
    ' ',
  ),
);

/**
 * Parts of restaurant names that indicate a restaurant type, for sources that state no cuisine. The first matching part
 * decides.
 */
export const nameHints: readonly (readonly [RegExp, RestaurantType])[] = [
  [/茶餐[廳厅]|冰室|冰[廳厅]/, 'hong_kong_cafe'],
  [/[奶鮮鲜果]茶|珍珠|茶[飲饮]|bubble tea|milk tea/i, 'bubble_tea'],
  [/火[鍋锅]|打[邊边][爐炉]|涮|hot ?pot/i, 'hotpot'],
  [/麻辣[燙烫]/, 'malatang'],
  [/[燒烧][臘腊味]|[燒烧][鵝鹅]/, 'roast_meats'],
  [/烤[鴨鸭]/, 'roast_duck'],
  [/[酒茶][樓楼]|[點点]心|dim sum/i, 'dim_sum'],
  [/[壽寿]司|鮨|sushi/i, 'sushi'],
  [/拉[麵面]|ramen|らーめん|ラーメン/i, 'ramen'],
  [/[韓韩][國国式]|首爾|首尔|korea/i, 'korean'],
  [/居酒屋|日本|日式|丼|izakaya|japanese/i, 'japanese'],
  [/泰[國国式北菜]|thai/i, 'thai'],
  [/越南|越式|pho\b|viet/i, 'vietnamese'],
  [/印度|咖[喱哩]|india|curry/i, 'indian'],
  [/海南雞|海南鸡|[馬马][來来]|星洲|新加坡|肉骨茶|laksa|malay|indonesia/i, 'southeast_asian'],
  [/清真|新疆|兰州|蘭州/, 'lanzhou_noodles'],
  [/四川|川菜|川味|成都|sichuan/i, 'sichuan'],
  [/重[慶庆]/, 'chongqing'],
  [/湖南|湘/, 'hunan'],
  [/[雲云]南|米[線线]/, 'yunnan'],
  [/[東东]北/, 'northeastern'],
  [/上海|滬|沪/, 'shanghai'],
  [/北京/, 'beijing'],
  [/潮[州汕]|潮式|打冷/, 'teochew'],
  [/客家/, 'hakka'],
  [/[台臺][灣湾式]/, 'taiwanese'],
  [/[餃饺]子|水[餃饺]|[雲云]吞|dumpling/i, 'dumplings'],
  [/包子|包[點点]|小[籠笼]/, 'baozi'],
  [/粥/, 'congee'],
  [/素食|[齋斋]|vegetarian|vegan/i, 'vegetarian'],
  [/牛扒|牛排|扒房|steak/i, 'steak'],
  [/披[薩萨]|pizz/i, 'pizza'],
  [/[漢汉]堡|burger/i, 'burgers'],
  [/炸[雞鸡]|fried chicken/i, 'fried_chicken'],
  [/西班牙|tapas/i, 'spanish'],
  [/[義意]大利|trattoria|ristorante|osteria|pasta/i, 'italian'],
  [/bistro|brasserie|法[國国式]/i, 'french'],
  [/kebab|土耳其/i, 'turkish'],
  [/mexic|taco|墨西哥/i, 'mexican'],
  [/海[鮮鲜]|漁港|渔港|seafood|oyster|蠔/i, 'seafood'],
  [/[燒烧]烤|串|bbq|grill/i, 'skewers'],
  [/甜品|糖水|豆花|dessert|雪糕/i, 'dessert'],
  [/[麵包面]包|[餅饼]店|[餅饼]屋|bakery|cake/i, 'bakery'],
  [/咖啡|caf[eé]|coffee/i, 'cafe'],
  [/麵|面[馆店]|粉[麵面]|noodle/i, 'noodles'],
  [/酒吧|\bbar\b|\bpub\b/i, 'bar'],
  [/自助餐|buffet/i, 'buffet'],
  [/小食|小吃|snack/i, 'snacks'],
];

const eastern: readonly ShopType[] = ['asian'];
const western: readonly ShopType[] = ['western'];
const drinks: readonly ShopType[] = ['drink'];

/**
 * Filters of the shop list that a restaurant type belongs to. Types that are not listed belong to "asian". No type
 * implies halal, which only the source can state.
 */
const shopTypesByType: Partial<Record<RestaurantType, readonly ShopType[]>> = {
  vegetarian: ['asian', 'diet'],
  middle_eastern: western,
  turkish: western,
  italian: western,
  pizza: western,
  french: western,
  spanish: western,
  german: western,
  mexican: western,
  american: western,
  russian: western,
  mediterranean: western,
  steak: western,
  burgers: ['western', 'fastfood'],
  fried_chicken: ['western', 'fastfood'],
  fast_food: ['fastfood'],
  snacks: ['asian', 'fastfood'],
  salad: ['western', 'diet'],
  buffet: ['buffet'],
  cafe: drinks,
  tea_house: drinks,
  bubble_tea: drinks,
  juice: drinks,
  bar: drinks,
  ice_cream: western,
  bakery: western,
};

export const shopTypesOf = (type: RestaurantType): readonly ShopType[] => shopTypesByType[type] ?? eastern;
