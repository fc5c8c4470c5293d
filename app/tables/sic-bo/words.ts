import { sumOfDice, type SicBoGroup, type SicBoResult } from 'contract/play/sic-bo';
import type { Words } from '../family';

type T = Pick<Words, 't'>;

export const thrownText = ({ dice }: SicBoResult, { t }: T): string =>
  t('sicBo.thrown', { dice: dice.join(' + '), sum: sumOfDice(dice) });

export function sicBoSpotText(name: string, { t }: T): string {
  const [what, first = '', second = ''] = name.split('-');
  if (what === 'sum') return t('sicBo.sum', { sum: first });
  if (what === 'one' || what === 'double' || what === 'triple') return t(`sicBo.${what}`, { face: first });
  if (what === 'pair') return t('sicBo.pair', { low: first, high: second });
  return t(`sicBo.${name as 'small' | 'big' | 'odd' | 'even' | 'any-triple'}`);
}

export function groupText(group: SicBoGroup, { t }: T): string {
  if (group === 'any-triple') return t('sicBo.any-triple');
  if (!group.startsWith('sum-'))
    return t(`sicBo.kind_${group === 'one' ? 'number' : (group as 'even' | 'pair' | 'double' | 'triple')}`);
  const low = Number(group.slice(4));
  return t('sicBo.kind_sums', { low, high: 21 - low });
}
