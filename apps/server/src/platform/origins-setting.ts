import { z } from 'zod';

const origin = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

/** A setting with several origins, separated by commas, without paths: "https://a.example, https://b.example:8443". */
const list = z
  .string()
  .transform((written) => written.split(',').map((each) => each.trim().replace(/\/$/, '').toLowerCase()));

export const originsSetting = list.refine(
  (all) => all.every((each) => origin.test(each)),
  'origins, such as https://a.example, several with commas',
);

export const httpsOriginsSetting = list.refine(
  (all) => all.every((each) => origin.test(each) && each.startsWith('https:')),
  'https origins, such as https://a.example, several with commas',
);
