import { fold, withoutBlanks } from '../catalogue/index.ts';

/**
 * Travellers' nicknames for dishes, by Chinese dish name and separated by bars. Menus do not contain these nicknames.
 */
const nicknames: Readonly<Record<string, string>> = {
  小笼: 'xlb|soup dumpling|soup dumplings|soup filled dumplings|suppenknödel|raviolis à la soupe|суповые пельмени',
  锅贴: 'potsticker|potstickers|pot stickers|fried dumplings|gebratene teigtaschen',
  水饺: 'jiaozi|jiao zi|gyoza|boiled dumplings|pelmeni',
  春卷: 'egg roll|egg rolls|spring roll|spring rolls|frühlingsrollen|rouleaux de printemps|спринг роллы',
  珍珠奶茶: 'boba|pearl milk tea|tapioca tea|bubble milk tea',
  叉烧: 'bbq pork|barbecue pork|char siew|chashu',
  烤鸭: 'beijing duck|crispy duck|утка по пекински',
  肉夹馍: 'chinese burger|chinese hamburger|roujiamo',
  煎饼: 'chinese crepe|chinese crêpe',
  馄饨: 'wantan|wan tan|wantans|wontons',
  面: '국수',
  油条: 'chinese donut|chinese doughnut|fried dough stick',
};

let byNickname: ReadonlyMap<string, string> | undefined;

/** Returns the Chinese dish name for a nickname, or undefined if the query is no nickname. */
export function nameForNickname(query: string): string | undefined {
  byNickname ??= new Map(
    Object.entries(nicknames).flatMap(([chinese, names]) =>
      names.split('|').map((name) => [withoutBlanks(fold(name)), chinese] as const),
    ),
  );
  return byNickname.get(withoutBlanks(fold(query)));
}
