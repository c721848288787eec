/** Variant of the guest app (rule app-7): `china` for the network within China, `global` for all other networks. */
export const siteVariants = ['global', 'china'] as const;
export type SiteVariant = (typeof siteVariants)[number];

export const defaultSite: SiteVariant = 'global';

export const parseSiteVariant = (value: unknown): SiteVariant =>
  siteVariants.find((site) => site === value) ?? defaultSite;
