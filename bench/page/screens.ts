/** A screen whose first view is measured. */
export type WeighedScreen = {
  readonly name: 'home' | 'shop' | 'dish' | 'order';
  /** The part of the URL after `#`. */
  readonly hash: string;
  /** Session token of a member, or null for a visitor. */
  readonly token: string | null;
};

const here = { latitude: '31.230400', longitude: '121.473700' };
/** The demo city's member whose account opens the screens. */
const member = { email: 'omar@example.com', password: 'chifan-demo' };

/** @param origin origin of a server with the demo city */
export async function weighedScreens(origin: string): Promise<WeighedScreen[]> {
  const call = caller(origin);
  const { token } = await call<{ token: string }>('/rest/member/login', member);
  const { records } = await call<Page>('/rest/order/list', { pageNo: 1, pageSize: 1 }, token);
  const shops = await call<Page>('/rest/shop/nearby', { ...here, pageNo: 1, pageSize: 1 });
  const shopId = idOf(shops);
  const menu = await call<Menu>('/rest/shop/menu', { ...here, shopId });
  const dishId = menu.categories[0]?.dishes[0]?.id;
  return [
    { name: 'home', hash: '', token: null },
    { name: 'shop', hash: `/pages/menu/index/index?shopId=${shopId}`, token: null },
    { name: 'dish', hash: `/pages/menu/detail/detail?dishId=${dishId}&shopId=${shopId}`, token: null },
    { name: 'order', hash: `/pages/order/detail/detail?orderId=${idOf({ records })}`, token },
  ];
}

type Page = { readonly records: readonly { readonly id: number }[] };
type Menu = { readonly categories: readonly { readonly dishes: readonly { readonly id: number }[] }[] };

function idOf({ records }: Page): number {
  const id = records[0]?.id;
  if (id === undefined) throw new Error('The demo city has too little to weigh its screens');
  return id;
}

const caller =
  (origin: string) =>
  async <Data>(path: string, input: object, token?: string): Promise<Data> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(input) });
    const { data, message } = (await response.json()) as { data: Data; message: string };
    if (!response.ok) throw new Error(`${path}: ${message}`);
    return data;
  };
