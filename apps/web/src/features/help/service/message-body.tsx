import type { HelpRequest } from '@chifan/contract/help/views';
import { PhotoRow } from '../../../platform/photos/photo-row.tsx';
import { TranslatedGuestText } from '../../../terms/texts/translated-guest-text.tsx';

/** Shows the ready-made sentences of a message, its typed text with the translation, and its photos. */
export const MessageBody = ({ message }: { readonly message: HelpRequest['messages'][number] }) => (
  <div className="grid grid-cols-1 gap-1">
    {message.replies.map((reply) => (
      <p key={reply}>{reply}</p>
    ))}
    {message.text !== '' && (
      <TranslatedGuestText
        text={message.text}
        language={message.language}
        translation={message.translated?.text ?? null}
        isMachines={message.translated?.by === 'machine'}
      />
    )}
    <PhotoRow photos={message.photos} />
  </div>
);
