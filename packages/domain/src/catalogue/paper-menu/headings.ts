/** Usual headings of menu sections. The words identify a heading that is not printed larger than the dishes. */
const words =
  '招牌|特色|推荐|必点|人气|热菜|凉菜|冷菜|冷盘|前菜|小菜|主食|面食|面点|面类|米饭|饭类|粥|粥品|汤|汤羹|汤类|例汤|点心|小吃|甜品|甜点|饮料|饮品|酒水|酒类|茶|茶饮|咖啡|果汁|烧烤|烧腊|烤物|串串|火锅|锅底|涮品|海鲜|河鲜|河海鲜|肉类|肉菜|荤菜|素菜|素食|时蔬|蔬菜|家禽|禽类|豆制品|煲仔|砂锅|铁板|干锅|水煮|炖品|盖饭|炒饭|炒菜|小炒|套餐|早餐|午餐|晚餐|儿童餐|配菜|加料|寿司|刺身|沙拉|披萨|意面|饺子|包子|馒头|包子馒头|饼类';
const heading = new RegExp(`^(?:本店|新)?(?:${words})(?:类|系列|区|菜|套餐|推荐|部分)?$`, 'u');

export const isHeadingWord = (text: string): boolean => heading.test(text.replaceAll(/[\s:()·—-]/gu, ''));
