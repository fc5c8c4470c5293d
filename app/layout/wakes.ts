import { islands } from 'virtual:islands';
import type { IslandName } from './island-names';

/**
 * Attributes of an element whose island comes when somebody comes into it, else a moment after the page (`app/islands/wake.ts`, which the route asks for).
 * @param lite pages without scripts have none
 */
export const wakes = (name: IslandName, lite: string | boolean): { 'data-wakes'?: string | undefined } =>
  lite ? {} : { 'data-wakes': islands[name] };
