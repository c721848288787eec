import type { SignInProvider } from '@chifan/domain/member';

export const providerNames: Readonly<Record<SignInProvider, string>> = { google: 'Google', apple: 'Apple' };

/** The logo that the rules of the provider require on its button. */
export function ProviderMark({ provider, size = 20 }: { readonly provider: SignInProvider; readonly size?: 20 | 24 }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48" className="shrink-0">
      {marks[provider].map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}

type Shape = { readonly fill: string; readonly d: string };

const marks: Readonly<Record<SignInProvider, readonly Shape[]>> = {
  google: [
    {
      fill: '#ea4335',
      d: 'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
    },
    {
      fill: '#4285f4',
      d: 'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
    },
    {
      fill: '#fbbc05',
      d: 'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
    },
    {
      fill: '#34a853',
      d: 'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
    },
  ],
  apple: [
    {
      fill: 'currentColor',
      d: 'M24.3 13.8c-1.9 0-4.83-2.16-7.92-2.08-4.08.05-7.82 2.37-9.92 6.03-4.23 7.35-1.09 18.2 3.04 24.18 2.03 2.9 4.41 6.18 7.58 6.07 3.04-.13 4.18-1.97 7.87-1.97 3.66 0 4.7 1.97 7.92 1.9 3.27-.06 5.35-2.96 7.35-5.9 2.31-3.38 3.27-6.65 3.32-6.83-.08-.03-6.36-2.44-6.44-9.71-.05-6.08 4.96-8.99 5.19-9.12-2.86-4.18-7.24-4.65-8.78-4.75-4-.31-7.35 2.18-9.22 2.18zM31.06 7.66c1.69-2.02 2.8-4.85 2.49-7.66-2.41.1-5.32 1.61-7.06 3.64-1.56 1.79-2.91 4.67-2.55 7.42 2.68.21 5.43-1.37 7.12-3.4z',
    },
  ],
};
