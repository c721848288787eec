import { useState } from 'react';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { storedVisit } from '../../../terms/member/providers/provider-visit.ts';
import { ProviderFailed } from './provider-failed.tsx';
import { ProviderTicket } from './provider-ticket.tsx';

/**
 * Handles the return from Google or Apple. URL parameters: `ticket`, or `outcome` after a failure (denied, expired,
 * failed).
 */
export default function ProviderScreen() {
  const { ticket, outcome } = useParams();
  // Read the stored data of the visit to Google or Apple only once, because the exchange of the ticket deletes the
  // data.
  const [visit] = useState(storedVisit);
  if (ticket !== undefined && visit !== null) return <ProviderTicket ticket={ticket} visit={visit} />;
  return <ProviderFailed outcome={outcome ?? 'expired'} visit={visit} />;
}
