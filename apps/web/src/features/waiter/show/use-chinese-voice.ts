import { useEffect, useState } from 'react';

export type ChineseVoice = { say(text: string): void };

/**
 * The device’s Mandarin voice, or null if the device has no such voice. Most browsers load their voices some time after
 * the page.
 */
export function useChineseVoice(): ChineseVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined;
    const look = () => setVoice(chineseOf(speechSynthesis.getVoices()));
    look();
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, []);
  if (voice === null) return null;
  return {
    say: (text) => {
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice;
      words.lang = voice.lang;
      words.rate = 0.9;
      speechSynthesis.cancel();
      speechSynthesis.speak(words);
    },
  };
}

const chineseOf = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null =>
  voices.find(({ lang }) => /^(zh[-_]CN|cmn)/i.test(lang)) ?? voices.find(({ lang }) => /^zh/i.test(lang)) ?? null;
