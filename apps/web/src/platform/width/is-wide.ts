import { create } from 'zustand';

const useWidth = create(() => ({ isWide: false }));

/** Whether there is room for a second column. */
export const useIsWide = (): boolean => useWidth(({ isWide }) => isWide);

type WideWindow = Pick<MediaQueryList, 'matches' | 'addEventListener'>;

/** Follows the window; `bringStyles` loads what a wide one needs, and where that fails the layout stays a phone's. */
export async function followWidth(
  bringStyles: () => Promise<unknown>,
  wideWindow: WideWindow = matchMedia('(min-width: 1024px)'),
): Promise<void> {
  const look = async () => {
    if (wideWindow.matches) await bringStyles();
    useWidth.setState({ isWide: wideWindow.matches });
  };
  const tryToLook = () => look().catch(() => {});
  wideWindow.addEventListener('change', () => void tryToLook());
  await tryToLook();
}
