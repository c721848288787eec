import type { MessageRole } from '@chifan/domain/ordering';
import type { WrittenMessage } from './message.store.ts';

export type MessageReader = { readonly role: MessageRole | 'platform'; readonly id: number };

/**
 * Returns whether the reader may read the message. Sender and recipient may, and the platform, which settles disputes.
 * The restaurant may also read a guest's free-text message to the courier if it may mention an allergy (rule
 * ordering-124).
 */
export function canRead(message: WrittenMessage, { role, id }: MessageReader): boolean {
  const { sender, recipient, courier_id: courierId } = message;
  if (role === 'platform') return true;
  if (role === 'merchant' && isGuestsDiet(message)) return true;
  return [sender, recipient].includes(role) && (role !== 'courier' || courierId === id);
}

const isGuestsDiet = ({ sender, facts: { words } }: WrittenMessage): boolean =>
  sender === 'member' && words?.isAboutDiet === true;
