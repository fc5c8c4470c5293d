import type { GameLaunch } from 'contract/games';
import { usePage } from '~/i18n/page';

/** What the pool holds now; nothing where it could not be asked. */
export function JackpotBanner({ launch: { jackpot, currency, mode } }: { launch: GameLaunch }) {
  const { t, money } = usePage();
  if (jackpot === null) return null;
  return (
    <p className="pool">
      <span>{t(mode === 'fun' ? 'jackpot.funPool' : 'jackpot.pool')}</span>
      <b className="num">{money(jackpot, currency)}</b>
    </p>
  );
}
