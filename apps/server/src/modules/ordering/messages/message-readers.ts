import type { MessageRole } from '@chifan/domain/ordering';
import type { WrittenMessage } from './message.store.ts';

export type MessageReader = { readonly role: MessageRole | 'platform'; readonly id: number };

/**
 * Whether the reader may read the message: its sender, its recipient, and the platform, which settles disputes. The
 * restaurant also reads a guest's own words to the courier if they may mention an allergy (rule ordering-124).
 */
export function canRead(message: WrittenMessage, { role, id }: MessageReader): boolean {
  const { sender, recipient, courier_id: courierId } = message;
  if (role === 'platform') return true;
  if (role === 'merchant' && isGuestsDiet(message)) return true;
  return [sender, recipient].includes(role) && (role !== 'courier' || courierId === id);
}

const isGuestsDiet = ({ sender, facts: { words } }: WrittenMessage): boolean =>
  sender === 'member' && words?.isAboutDiet === true;
