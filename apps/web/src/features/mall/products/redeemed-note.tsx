import { Plural } from '@lingui/react/macro';

export function RedeemedNote({ redeemed }: { readonly redeemed: number }) {
  if (redeemed === 0) return null;
  return (
    <span className="text-small text-faint">
      <Plural value={redeemed} one="# redeemed" other="# redeemed" />
    </span>
  );
}
