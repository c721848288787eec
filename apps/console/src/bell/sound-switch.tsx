import { Button, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { resumeSound, setMuted, useSound } from './sound.ts';

/**
 * Button that mutes or unmutes the bell. While the browser blocks sound, a press starts the sound and does not mute it.
 */
export function SoundSwitch() {
  const { isMuted, isReady } = useSound();
  const isOn = !isMuted && isReady;
  const press = () => {
    setMuted(isOn);
    if (!isOn) resumeSound();
  };
  return (
    <IconButton
      icon={isOn ? 'bell' : 'bellOff'}
      label={isOn ? t`关闭提示音` : t`打开提示音`}
      aria-pressed={isOn}
      onClick={press}
      className={isOn ? undefined : 'bg-bad-tint text-bad'}
    />
  );
}

/** Warning that the browser still blocks the sound, so that staff allow the sound before the first order arrives. */
export function SoundHint() {
  const { isMuted, isReady } = useSound();
  if (isMuted || isReady) return null;
  return (
    <div className="print:hidden mb-3 flex items-center justify-between gap-3 rounded-card bg-warn-tint px-4 py-2 text-note text-warn">
      <p>{t`浏览器还没允许响铃，有新消息时不会有声音。`}</p>
      <Button variant="secondary" onClick={resumeSound} className="shrink-0">
        {t`开启铃声`}
      </Button>
    </div>
  );
}
