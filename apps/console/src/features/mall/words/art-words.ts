import type { ProductArt } from '@chifan/domain/mall';
import { t } from '@lingui/core/macro';

export const artWords: Readonly<Record<ProductArt, () => string>> = {
  tea: () => t`茶叶`,
  cup: () => t`杯子`,
  chopsticks: () => t`筷子`,
  fan: () => t`折扇`,
  panda: () => t`熊猫`,
  thermos: () => t`保温杯`,
  tote: () => t`布袋`,
  notebook: () => t`笔记本`,
  umbrella: () => t`雨伞`,
  lantern: () => t`灯笼`,
  cards: () => t`扑克牌`,
  gift: () => t`礼物`,
};
