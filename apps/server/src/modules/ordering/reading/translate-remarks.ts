import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { defaultLanguage, isLanguage, type Language } from '@chifan/domain';
import { detectLanguage, type TranslatedText } from '@chifan/domain/translation';
import type { Audience } from '../../../platform/live/live.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Writer, writtenByMember } from '../../../platform/translation/writer.ts';
import type { StaffOrderRow } from './staff-orders.store.ts';
import { storedDishName } from './stored-dish-name.ts';

type Reading = Pick<Platform, 'live' | 'translation'>;
/** An order as shown to staff, together with its database row. */
export type ShownOrder = { readonly order: StaffOrder; readonly row: Pick<StaffOrderRow, 'dish_names' | 'member_id'> };

/**
 * `language`: the reader's language, into which remarks are translated in addition to Chinese. `told`: further readers
 * to notify, such as a courier who looks for a job.
 */
type Readers = { readonly language: Language; readonly told: readonly Audience[] };

/** Rule translation-1: adds the translations of the remarks to orders. */
export async function withTranslatedRemarks(
  platform: Reading,
  shown: readonly ShownOrder[],
  { language, told }: Readers,
): Promise<StaffOrder[]> {
  const [inChinese, inOwn] = await Promise.all([
    remarksIn('zh-CN', platform, shown, told),
    language === 'zh-CN' ? nothing : remarksIn(language, platform, shown, told),
  ]);
  return shown.map(({ order }) => ({
    ...order,
    remarkInChinese: inChinese.get(order.id) ?? null,
    remarkTranslated: inOwn.get(order.id) ?? null,
  }));
}

const nothing: ReadonlyMap<number, TranslatedText | null> = new Map();

/** Translations of the remarks by order id. Sends no request if all remarks are empty or in the language `to`. */
async function remarksIn(to: Language, platform: Reading, shown: readonly ShownOrder[], readers: readonly Audience[]) {
  const foreign = shown.flatMap((each) => foreignRemark(each, to) ?? []);
  if (foreign.length === 0) return nothing;
  const texts = foreign.map(({ row, text, from }) => ({
    text,
    from,
    to,
    writer: writtenByMember(row.member_id),
    names: row.dish_names?.map((name) => ({ ...storedDishName(name), ...(name['zh'] && { 'zh-CN': name['zh'] }) })),
  }));
  const read = await platform.translation.read(texts, () => {
    for (const { order } of foreign) publishTranslatedOrder(platform, order, readers);
  });
  return new Map(foreign.map(({ order }, index) => [order.id, read[index] ?? null]));
}

/**
 * A remark to translate in the background when the order is placed, because the kitchen sees it soon after payment. No
 * caller awaits the translation.
 */
type Remark = { readonly text: string; readonly app: Language; readonly writer: Writer };

export function translateRemarkAhead(
  { translation }: Pick<Platform, 'translation'>,
  { text, app, writer }: Remark,
): void {
  const from = detectLanguage(text, app);
  if (from !== 'zh-CN') translation.ahead([{ text, from, to: 'zh-CN', writer }]);
}

function foreignRemark({ order, row }: ShownOrder, to: Language) {
  const { remark: text, guestLanguage } = order;
  if (text === null) return undefined;
  const from: Language = detectLanguage(text, isLanguage(guestLanguage) ? guestLanguage : defaultLanguage);
  return from === to ? undefined : { order, row, text, from };
}

/** Sends a live event, so that screens that show the order fetch it again. */
function publishTranslatedOrder(
  { live }: Reading,
  { id, shopId, courier, version }: StaffOrder,
  readers: readonly Audience[],
): void {
  const audiences: Audience[] = [
    'platform',
    ...(shopId === null ? [] : [`shop:${shopId}` as const]),
    ...(courier ? [`courier:${courier.id}` as const] : []),
    ...readers,
  ];
  live.publish(audiences, { topic: `order:${id}`, version });
  live.publish(audiences, { topic: 'orders', version });
}
