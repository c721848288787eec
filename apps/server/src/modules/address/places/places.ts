import type { Executor } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Maps, MapsService } from '../../../platform/maps/maps.ts';

export type Places = { readonly maps: Maps; readonly read: Executor };

export const mapsFor = ({ maps }: Places, context: Context): MapsService => maps.mapsOf(context.site);
