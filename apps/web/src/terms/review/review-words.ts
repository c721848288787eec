import type { ReplyPhrase, ReviewFault, ReviewTag } from '@chifan/domain/review';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const tagLabels: Readonly<Record<ReviewTag, MessageDescriptor>> = {
  tasty: msg`Tasty`,
  fresh: msg`Fresh`,
  generous: msg`Generous portions`,
  good_value: msg`Good value`,
  quick: msg`Quick`,
  easy_to_order: msg`Easy without Chinese`,
  not_tasty: msg`Not tasty`,
  cold: msg`Arrived cold`,
  small_portion: msg`Small portions`,
  too_dear: msg`Too expensive`,
  slow: msg`Too slow`,
  not_as_described: msg`Not as described`,
};

export const reportReasonLabels: Readonly<Record<ReviewFault, MessageDescriptor>> = {
  advertising: msg`Advertising`,
  abusive: msg`Insults or hatred`,
  personal_data: msg`Personal details of another person`,
  off_topic: msg`Not about this restaurant`,
  untrue: msg`Made up`,
  illegal: msg`Against the law`,
};

export const replyPhraseTexts: Readonly<Record<ReplyPhrase, MessageDescriptor>> = {
  thank_you: msg`Thank you for your review.`,
  come_again: msg`We look forward to your next visit.`,
  sorry: msg`We’re sorry we let you down.`,
  will_improve: msg`We’ll do better.`,
  please_contact_us: msg`Please contact us so we can put it right.`,
};
