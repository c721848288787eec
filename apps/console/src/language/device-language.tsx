import { failureToastMs } from '@chifan/domain/app';
import { toast } from '@chifan/ui';
import { switchLanguage } from '../platform/language/language.ts';
import { sentences } from '../platform/sentences.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Before somebody has signed in: for this device. */
export function DeviceLanguage() {
  const failed = () => toast(sentences.network(), { kind: 'failure', durationMs: failureToastMs });
  return <LanguageChoice onChoose={(language) => void switchLanguage(language).catch(failed)} />;
}
