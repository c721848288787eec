import { type HelpTopic, helpTopics } from '@chifan/domain/help';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const topicLabels: Readonly<Record<HelpTopic, MessageDescriptor>> = {
  order: msg`An order`,
  delivery: msg`Delivery`,
  payment: msg`Payment`,
  refund: msg`Refund`,
  allergy: msg`Allergies and diet`,
  account: msg`My account`,
  other: msg`Something else`,
};

export const topicOf = (name: string | undefined): HelpTopic | '' => helpTopics.find((topic) => topic === name) ?? '';
