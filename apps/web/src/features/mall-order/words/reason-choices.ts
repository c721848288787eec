import type { RadioChoice } from '@chifan/ui';
import type { I18n } from '@lingui/core';
import { mallReasonByNumber } from './reason-words.ts';

/** The reasons that the server offers, as a choice; a number that this release has no words for is left out. */
export const mallReasonChoices = (numbers: readonly number[], i18n: I18n): RadioChoice<string>[] =>
  numbers.flatMap((number) => {
    const label = mallReasonByNumber(number);
    return label ? [{ value: String(number), label: i18n._(label) }] : [];
  });
