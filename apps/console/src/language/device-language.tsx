import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { failureMessages } from '../platform/failure-messages.ts';
import { switchLanguage } from '../platform/language/language.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Language of this device before sign-in. */
export function DeviceLanguage() {
  const failed = () => toast(failureMessages.network(), { kind: 'failure', durationMs: failureToastMs });
  return <LanguageChoice onChoose={(language) => void switchLanguage(language).catch(failed)} />;
}
