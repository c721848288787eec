import { create } from 'zustand';

const useWidth = create(() => ({ isWide: false }));

/** Whether there is space for a second column. */
export const useIsWide = (): boolean => useWidth(({ isWide }) => isWide);

type WideWindow = Pick<MediaQueryList, 'matches' | 'addEventListener'>;

/**
 * Follows the window's width. `bringStyles` loads the styles of a wide window. If that fails, the layout stays the
 * phone's.
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
