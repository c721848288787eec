import type { ReactNode } from 'react';

/** A drawing of a phone with the button to tap. The text next to the drawing names the button too. */
function Phone({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 48 72"
      className="h-18 w-12 text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x={3} y={2} width={42} height={68} rx={7} />
      {children}
    </svg>
  );
}

export const ShareStepIllustration = () => (
  <Phone>
    <path d="M10 54h28" opacity={0.3} />
    <path d="M19 33h-4v15h18V33h-4M24 41V23m-5 5 5-5 5 5" />
  </Phone>
);

export const MenuStepIllustration = () => (
  <Phone>
    <path d="M10 12h18" opacity={0.3} />
    <path d="M37 10v.01M37 15v.01M37 20v.01" strokeWidth={4} />
    <path d="M18 26h20v26H18zM23 33h10M23 39h10M23 45h6" />
  </Phone>
);

export const AddStepIllustration = () => (
  <Phone>
    <path d="M10 18h20M10 26h16" opacity={0.3} />
    <rect x={14} y={34} width={20} height={20} rx={4} />
    <path d="M24 39v10M19 44h10" />
  </Phone>
);

export const HomeStepIllustration = () => (
  <Phone>
    <g opacity={0.3}>
      <rect x={9} y={12} width={12} height={12} rx={3} />
      <rect x={27} y={12} width={12} height={12} rx={3} />
      <rect x={9} y={32} width={12} height={12} rx={3} />
    </g>
    <rect x={26} y={31} width={14} height={14} rx={3} className="fill-brand" stroke="none" />
    <path d="M29 38h8a4 4 0 0 1-8 0Z" />
  </Phone>
);
