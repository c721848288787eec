import { create } from 'zustand';

const useWidth = create(() => ({ isWide: false }));

/** Whether the window is wide enough for a second column. */
export const useIsWide = (): boolean => useWidth(({ isWide }) => isWide);

type WideWindow = Pick<MediaQueryList, 'matches' | 'addEventListener'>;

/**
 * Follows the width of the window. `bringStyles` loads the styles for a wide window. If the styles fail to load, the
 * layout for phones stays.
 */
export async function watchScreenWidth(
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
