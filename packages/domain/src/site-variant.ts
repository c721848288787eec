/** Rule app-7: `china` within China, `global` everywhere else. */
export const siteVariants = ['global', 'china'] as const;
export type SiteVariant = (typeof siteVariants)[number];

export const defaultSite: SiteVariant = 'global';

export const parseSiteVariant = (value: unknown): SiteVariant =>
  siteVariants.find((site) => site === value) ?? defaultSite;
