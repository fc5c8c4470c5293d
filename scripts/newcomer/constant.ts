/** A business constant. */
import type { House } from './house';

export const changeConstant = (house: House): Promise<void> =>
  house.change('contract/constants.ts', 'export const minimumAge = 18;', 'export const minimumAge = 21;');
