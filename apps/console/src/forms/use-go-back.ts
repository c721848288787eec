import { useNavigate, useRouter } from '@tanstack/react-router';

/** Back to where this screen was opened from; in a tab of its own, where nothing lies behind it, to `otherwise`. */
export function useGoBack(otherwise: string): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: otherwise, replace: true });
  };
}
