import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { failureMessages } from '../platform/failure-messages.ts';
import { switchLanguage } from '../platform/language/language.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Language choice before sign-in, stored on this device. */
export function DeviceLanguage() {
  const failed = () => toast(failureMessages.network(), { kind: 'failure', durationMs: failureToastMs });
  return <LanguageChoice onChoose={(language) => void switchLanguage(language).catch(failed)} />;
}
