import type { PhoneInterpretation } from '@chifan/domain/phone';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export type SecondContactCheck = {
  /** Checks the number. Call the function when the guest leaves the field. An empty field is valid. */
  readonly check: (written: string) => void;
  readonly isUnusable: (written: string) => boolean;
  /** The countries that a phone number without a country code may belong to (rule member-37). */
  readonly readings: (written: string) => readonly PhoneInterpretation[];
};

type Checked = { readonly written: string; readonly readings: readonly PhoneInterpretation[] };

/** Validates a phone number. The numbering plans of all countries are loaded only when the first number is checked. */
export function useSecondContact(): SecondContactCheck {
  const { i18n } = useLingui();
  const [unusable, setUnusable] = useState<Checked | null>(null);
  const look = async (written: string) => {
    const { phoneInterpretations: readingsOf, parseSecondContact: readSecondContact } = await import(
      '@chifan/domain/phone'
    );
    const isUsable = written === '' || readSecondContact(written) !== undefined;
    setUnusable(isUsable ? null : { written, readings: readingsOf(written, i18n.locale) });
  };
  const isUnusable = (written: string) => unusable !== null && unusable.written === written.trim();
  return {
    // If the numbering plans cannot be loaded, accept the number, because the server validates it.
    check: (written) => void look(written.trim()).catch(() => setUnusable(null)),
    isUnusable,
    readings: (written) => (isUnusable(written) ? (unusable?.readings ?? []) : []),
  };
}
