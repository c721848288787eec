import { IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { setMuted, useSound } from './sound.ts';

/** The bell for new orders. Before the first tap the browser keeps it silent, and the switch says so. */
export function SoundSwitch() {
  const { isMuted, isReady } = useSound();
  return (
    <IconButton
      icon={isMuted || !isReady ? 'bellOff' : 'bell'}
      label={isMuted ? t`打开新订单提示音` : t`关闭新订单提示音`}
      aria-pressed={!isMuted}
      onClick={() => setMuted(!isMuted)}
    />
  );
}
