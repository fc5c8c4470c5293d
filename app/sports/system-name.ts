import { namedSystems } from 'contract/sports/systems';
import type { Translate } from '~/i18n/translator';

/** `lucky-15` → `Lucky 15`; `2/3` in the reader's words. The names are the same in every language. */
export function systemName(system: string, t: Translate): string {
  const [k, n] = system.split('/');
  if (!Object.hasOwn(namedSystems, system) && n !== undefined) return t('sports.systemOf', { k: k!, n });
  return system.charAt(0).toUpperCase() + system.slice(1).replace('-', ' ');
}
