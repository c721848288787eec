import { create } from 'zustand';
import { secureStorage } from '../platform/storage.ts';

const storedMute = secureStorage('consoleMuted');

type Sound = {
  readonly isMuted: boolean;
  /** Whether the browser allows sound now. Most pages get the permission only after a tap. */
  readonly isReady: boolean;
};

export const useSound = create<Sound>()(() => ({ isMuted: storedMute.read() === '1', isReady: false }));

let output: AudioContext | null = null;

/**
 * Creates the audio output. Some pages, such as an installed app, may play sound before the first tap. For other pages
 * `isReady` is false until the first tap, and the bell button shows that the sound is off.
 */
export function startSound(): void {
  if (output !== null || typeof AudioContext === 'undefined') return;
  output = new AudioContext();
  // A browser may suspend the sound of a page in the background. Update `isReady`, so that the bell button shows that
  // the sound is off.
  output.addEventListener('statechange', followSound);
  followSound();
}

/** Resumes suspended sound. Called on a tap, on a key press, and when the page becomes visible. */
export function resumeSound(): void {
  startSound();
  // Without a tap, `resume` is rejected and `isReady` stays false.
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

export const playBell = (): void => play(rising);

/** Rings three times at full volume (rule ordering-81). */
export const playLoudBell = (): void => play([...rising, ...rising, ...rising], 1);

export const playConnectionLost = (): void => play(falling);

/** Plays nothing while the bell is muted or the browser blocks sound. */
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
  // Fade each note in and out, because a sudden start or end makes an audible click.
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(gain, at + 0.02);
  loudness.gain.linearRampToValueAtTime(0, at + noteSeconds);
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
