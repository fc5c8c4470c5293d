import { exitOf } from 'contract/play/crash';
import type { RoundReceipt } from 'contract/receipt';
import { formatHundredths } from '~/i18n/format';
import type { Language } from '~/i18n/languages';
import { multipleText } from '~/play/multiple';
import type { Words } from '../family';

/** `×1.5` as it rises reads `×1.50`: the figures must not jump. */
export const risingText = (hundredths: number, locale: Language): string => `×${formatHundredths(hundredths, locale)}`;

export const crashText = (crashedAt: number, top: boolean, { t, number }: Words): string =>
  t(top ? 'crash.topped' : 'crash.crashed', { multiple: multipleText(crashedAt, number) });

/** At which multiple a part got out by the player's own post, or gets out by itself; null for neither. Hundredths. */
export function exitsOf({ position }: Pick<RoundReceipt, 'position'>): { own: number | null; auto: number | null } {
  const decision = position?.decisions[0]?.what;
  return {
    own: decision === undefined ? null : exitOf(decision),
    auto: position?.choice?.kind === 'crash' ? position.choice.auto : null,
  };
}
