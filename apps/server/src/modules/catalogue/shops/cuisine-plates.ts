import type { RestaurantType } from '@chifan/domain/catalogue';

/**
 * The drawings for the cards of shops without a menu. Each drawing has the list of its cuisines, and all other cuisines
 * get the drawing `rice`.
 */
const plates: Readonly<Record<string, readonly RestaurantType[]>> = {
  hotpot: ['sichuan', 'chongqing', 'hotpot', 'malatang', 'mongolian'],
  dumplings: ['cantonese', 'dim_sum', 'shanghai', 'dumplings', 'northeastern'],
  bun: ['baozi', 'snacks', 'shandong', 'taiwanese'],
  noodles: [
    'beijing',
    'northwestern',
    'yunnan',
    'guizhou',
    'hubei',
    'lanzhou_noodles',
    'noodles',
    'ramen',
    'vietnamese',
  ],
  soup: ['fujian', 'hakka', 'congee', 'russian'],
  skewers: ['xinjiang', 'skewers', 'middle_eastern', 'turkish'],
  poultry: ['anhui', 'roast_duck', 'fried_chicken'],
  meat: ['hunan', 'roast_meats', 'german', 'steak', 'korean', 'japanese'],
  fish: ['jiangsu_zhejiang', 'jiangxi', 'teochew', 'mediterranean'],
  shrimp: ['crayfish', 'seafood', 'southeast_asian', 'thai', 'spanish'],
  vegetables: ['vegetarian', 'buffet'],
  salad: ['salad'],
  pizza: ['pizza'],
  pasta: ['italian'],
  burger: ['american', 'burgers'],
  fries: ['fast_food'],
  sandwich: ['mexican', 'hong_kong_cafe'],
  curry: ['indian', 'pakistani'],
  sushi: ['sushi'],
  bread: ['french', 'bakery'],
  cake: ['dessert', 'macanese'],
  icecream: ['ice_cream'],
  coffee: ['cafe'],
  tea: ['tea_house'],
  bubbletea: ['bubble_tea'],
  juice: ['juice'],
  beer: ['bar'],
};

const plateByCuisine = new Map(
  Object.entries(plates).flatMap(([plate, cuisines]) => cuisines.map((cuisine) => [cuisine, plate] as const)),
);

export const plateOfCuisine = (cuisine: RestaurantType): string => plateByCuisine.get(cuisine) ?? 'rice';
