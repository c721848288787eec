import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type KnownContact, knownContactQuery } from '../../../data/ordering.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { contactFrom } from '../draft/second-contact.ts';

/** Fills in the contact from the server if the device has stored no contact (rule ordering-52). */
export function useKnownContact(draft: CheckoutDraft, change: (changes: Partial<CheckoutDraft>) => void): void {
  const isAsked = useIsSignedIn() && (draft.way === 'pack' || draft.way === 'collect');
  const isUnknown = draft.contactName === '' && draft.contactPhone === '' && draft.secondContact === '';
  const { data } = useQuery({ ...knownContactQuery, enabled: isAsked && isUnknown });
  const fill = useEffectEvent((known: KnownContact) => {
    if (isAsked && isUnknown && known.contactName !== '') change(draftOf(known));
  });
  useEffect(() => {
    if (data) fill(data);
  }, [data, isAsked]);
}

function draftOf({ contactName, contactPhone, secondContact }: KnownContact): Partial<CheckoutDraft> {
  const second = contactFrom(secondContact ?? '');
  return {
    contactName,
    contactPhone,
    ...(second ? { secondKind: second.kind, secondContact: second.value } : {}),
    isContactKnown: contactPhone !== '' || second !== null,
  };
}
