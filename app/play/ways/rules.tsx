import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { Paytable } from '../slot/paytable';
import { useSymbolName } from '../slot/symbol';
import { isRising } from './ways-round';

/** Everything needed to check a round by hand. */
export function WaysRulesText({ game, currency, stake }: RulesProps) {
  const { t, money, number, locale } = usePage();
  const name = useSymbolName(game.id);
  const { rules } = game;
  if (rules?.kind !== 'ways') return null;
  const named = (role: 'wild' | 'scatter') => rules.symbols.find((entry) => entry.role === role);
  const [wild, scatter] = [named('wild'), named('scatter')];
  const names = { wild: name(wild?.symbol ?? ''), scatter: name(scatter?.symbol ?? '') };
  const { awards, multipliers } = rules.freeSpins;
  const [first, last] = [multipliers[0] ?? 1, multipliers.at(-1) ?? 1];
  const ways = rules.rows.reduce((product, rows) => product * rows, 1);
  return (
    <>
      <p className="quiet">{t('ways.payoutsAt', { stake: money(stake, currency) })}</p>
      <Paytable
        gameid={game.id}
        symbols={rules.symbols}
        currency={currency}
        label={t('ways.payoutsAt', { stake: money(stake, currency) })}
        baseOf={(symbol) => (symbol === scatter?.symbol ? stake : stake / rules.parts)}
      />
      <div className="prose">
        <p>{t('ways.ruleWays', { ways: number(ways) })}</p>
        {wild && <p>{t(scatter ? 'ways.ruleWild' : 'ways.ruleWildAll', names)}</p>}
        {scatter && <p>{t('play.ruleScatter', names)}</p>}
        {awards.length > 0 && (
          <>
            <ul>
              {awards.map(({ count, spins }) => (
                <li key={count}>{t('play.award', { times: count, spins, ...names })}</li>
              ))}
            </ul>
            {isRising(multipliers) ? (
              <p>{t('ways.ruleRising', { first, last, spins: multipliers.length, ...names })}</p>
            ) : (
              <p>{t('play.ruleFreeSpins', { multiplier: first, ...names })}</p>
            )}
          </>
        )}
      </div>
      <dl className="facts">
        <div>
          <dt>{t('play.hitFrequency')}</dt>
          <dd>{formatPercent(rules.hitFrequency, locale)}</dd>
        </div>
      </dl>
    </>
  );
}
