import { create } from 'zustand';
import { secureStorage } from '../platform/storage.ts';

const storedMute = secureStorage('consoleMuted');

type Sound = {
  readonly isMuted: boolean;
  /** Browsers let a page sound only after somebody has touched it, unless they know it as one that may. */
  readonly isReady: boolean;
};

export const useSound = create<Sound>()(() => ({ isMuted: storedMute.read() === '1', isReady: false }));

let output: AudioContext | null = null;

/**
 * Where the browser lets the page sound already, an installed one say, it runs at once; nobody has to touch it. Where
 * there is no sound at all, the switch goes on saying so.
 */
export function openSound(): void {
  if (output !== null || typeof AudioContext === 'undefined') return;
  output = new AudioContext();
  // A browser may silence a page that slept: what is shown of the bell follows.
  output.addEventListener('statechange', followSound);
  followSound();
}

/** To be called from a tap or a key, and when the page is looked at again: what slept sounds anew. */
export function readySound(): void {
  openSound();
  // Without a touch it is refused, and what is shown stays as it is.
  if (output !== null && output.state !== 'running') void output.resume().then(followSound, followSound);
}

const followSound = (): void => useSound.setState({ isReady: output?.state === 'running' });

export function setMuted(isMuted: boolean): void {
  storedMute.write(isMuted ? '1' : '0');
  useSound.setState({ isMuted });
}

const rising = [880, 1175, 1568];
const falling = [660, 440, 660, 440];
const noteSeconds = 0.18;
const usualGain = 0.6;

export const ring = (): void => play(rising);

/** Rule ordering-81: three times and at full strength. */
export const ringLoudly = (): void => play([...rising, ...rising, ...rising], 1);

export const soundCutOff = (): void => play(falling);

/** Silent while muted or before the first tap. */
function play(notes: readonly number[], gain = usualGain): void {
  const { isMuted, isReady } = useSound.getState();
  if (isMuted || !isReady || output === null) return;
  for (const [place, frequency] of notes.entries()) {
    sound(output, { frequency, gain, at: output.currentTime + place * noteSeconds });
  }
}

type Note = { readonly frequency: number; readonly gain: number; readonly at: number };

function sound(context: AudioContext, { frequency, gain, at }: Note): void {
  const oscillator = context.createOscillator();
  const loudness = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  // Without the ramps every note would click.
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(gain, at + 0.02);
  loudness.gain.linearRampToValueAtTime(0, at + noteSeconds);
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
