import type { ReplyPhrase, ReviewEvent, ReviewFault, ReviewState, ReviewTag } from '@chifan/domain/review';
import { t } from '@lingui/core/macro';
import type { StateBadge } from '../../money-words/badges.ts';

type Words<Key extends string> = Readonly<Record<Key, () => string>>;

export const reviewTagLabels: Words<ReviewTag> = {
  tasty: () => t`好吃`,
  fresh: () => t`食材新鲜`,
  generous: () => t`分量足`,
  good_value: () => t`性价比高`,
  quick: () => t`速度快`,
  easy_to_order: () => t`不会中文也方便`,
  not_tasty: () => t`不好吃`,
  cold: () => t`菜凉了`,
  small_portion: () => t`分量少`,
  too_dear: () => t`太贵`,
  slow: () => t`太慢`,
  not_as_described: () => t`与描述不符`,
};

export const reportReasonLabels: Words<ReviewFault> = {
  advertising: () => t`广告`,
  abusive: () => t`辱骂或仇恨言论`,
  personal_data: () => t`泄露个人信息`,
  off_topic: () => t`与本店无关`,
  untrue: () => t`内容不实`,
  illegal: () => t`违法内容`,
};

export const replyPhraseTexts: Words<ReplyPhrase> = {
  thank_you: () => t`感谢您的评价。`,
  come_again: () => t`期待您再次光临。`,
  sorry: () => t`很抱歉让您失望了。`,
  will_improve: () => t`我们会改进。`,
  please_contact_us: () => t`请与我们联系，我们会妥善处理。`,
};

export const reviewEventLabels: Words<ReviewEvent> = {
  write: () => t`写评价`,
  edit: () => t`修改`,
  allow_photos: () => t`同意照片用于菜单`,
  withdraw_photos: () => t`撤回照片的同意`,
  reply: () => t`商家回复`,
  use_photo: () => t`照片用于菜品`,
  drop_photo: () => t`照片从菜品撤下`,
  keep: () => t`保留`,
  hide: () => t`隐藏`,
  restore: () => t`恢复展示`,
};

export const reviewBadges: Readonly<Record<ReviewState, StateBadge>> = {
  shown: { label: () => t`展示中`, tone: 'good', icon: 'eye' },
  hidden: { label: () => t`已隐藏`, tone: 'neutral', icon: 'close' },
};
