import type { StaffRefund } from '@chifan/contract/refund/views';
import type { Language } from '@chifan/domain';
import type { Audience } from '../../../platform/live/live.ts';
import type { Platform } from '../../../platform/module.ts';
import { translateForReader } from '../../../platform/translation/translate-for-reader.ts';
import { writtenByMember } from '../../../platform/translation/writer.ts';

type Written = {
  readonly member_id: number;
  readonly shop_id: number | null;
  readonly guest_language: string;
  readonly note: string | null;
  readonly remark: string | null;
  readonly appeal: string | null;
};
type Translated = StaffRefund['inChinese'];

export const untranslatedTexts: Translated = { note: null, remark: null, appeal: null };

/** Rule translation-6: translates the guests' texts for the reader. The results have the same order as `refunds`. */
export async function translateRefunds(
  platform: Platform,
  refunds: readonly Written[],
  to: Language,
): Promise<Translated[]> {
  const texts = refunds.flatMap(({ note, remark, appeal, guest_language: language, member_id: memberId }) =>
    [note, remark, appeal].map((text) => ({ text, language, writer: writtenByMember(memberId) })),
  );
  const read = await translateForReader(platform.translation, texts, {
    to,
    told: () => publishRefundsChanged(platform, refunds),
  });
  return refunds.map((_, at) => {
    const [note = null, remark = null, appeal = null] = read.slice(at * 3, at * 3 + 3);
    return { note, remark, appeal };
  });
}

/** Notifies the screens that show these refund requests after a translation has arrived. */
function publishRefundsChanged({ live, clock }: Platform, refunds: readonly Written[]): void {
  const shops = refunds.flatMap(({ shop_id: shop }): Audience[] => (shop === null ? [] : [`shop:${shop}`]));
  live.publish([...new Set<Audience>(['platform', ...shops])], { topic: 'refunds', version: clock.now().getTime() });
}
