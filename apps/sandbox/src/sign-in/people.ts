export type ProviderName = 'google' | 'apple';
export const titles: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

/** A person with an account at the provider. All people are invented. */
export type Person = {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
  /** The organisation that manages the Google account. */
  readonly hostedDomain?: string;
  /** True if Apple gives the Chifan server a relay address instead of the person's e-mail address. */
  readonly hidesEmail?: boolean;
};

export const people: Readonly<Record<ProviderName, readonly Person[]>> = {
  google: [
    { subject: '110248495921238986001', name: 'Nora Lindqvist', email: 'nora.lindqvist@gmail.com', isVerified: true },
    { subject: '110248495921238986002', name: 'Omar Haddad', email: 'omar@example.com', isVerified: true },
    {
      subject: '110248495921238986003',
      name: 'Lena Vogt',
      email: 'lena@firm.example.com',
      isVerified: true,
      hostedDomain: 'firm.example.com',
    },
    { subject: '110248495921238986004', name: 'Kim Unverified', email: 'kim@example.org', isVerified: false },
  ],
  apple: [
    {
      subject: '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0101',
      name: 'Aiko Tanaka',
      email: 'x7k2m9qf4d@privaterelay.appleid.com',
      isVerified: true,
      hidesEmail: true,
    },
    {
      subject: '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0202',
      name: 'Jonas Berg',
      email: 'jonas.berg@icloud.com',
      isVerified: true,
    },
    {
      subject: '001234.0a1b2c3d4e5f60718293a4b5c6d7e8f9.0303',
      name: 'Mia Weber',
      email: 'mia.weber@example.com',
      isVerified: true,
    },
  ],
};
