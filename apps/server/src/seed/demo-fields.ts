import { languages } from '@chifan/domain';
import { z } from 'zod';

export const text = z.string().trim().min(1);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 12:30');
export const translated = z.record(z.enum(languages), text);
