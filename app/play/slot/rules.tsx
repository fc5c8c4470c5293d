import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { LineDiagram } from './lines';
import { Paytable } from './paytable';
import { useSymbolName } from './symbol';

/** Everything needed to check a round by hand. */
export function SlotRulesText({ game, currency, stake }: RulesProps) {
  const { t, money, locale } = usePage();
  const name = useSymbolName(game.id);
  const { rules } = game;
  if (rules?.kind !== 'slot') return null;
  const named = (role: 'wild' | 'scatter') => rules.symbols.find((entry) => entry.role === role);
  const [wild, scatter] = [named('wild'), named('scatter')];
  const names = { wild: name(wild?.symbol ?? ''), scatter: name(scatter?.symbol ?? '') };
  const { awards, multiplier } = rules.freeSpins;
  return (
    <>
      <p className="quiet">{t('play.payoutsAt', { stake: money(stake, currency) })}</p>
      <Paytable
        gameid={game.id} symbols={rules.symbols} currency={currency} label={t('play.payoutsAt', { stake: money(stake, currency) })}
        baseOf={(symbol) => (symbol === scatter?.symbol ? stake : stake / rules.lines.length)}
      />
      <div className="prose">
        <p>{t('play.ruleLines', { lines: rules.lines.length })}</p>
        {wild && <p>{t(scatter ? 'play.ruleWild' : 'play.ruleWildAll', names)}</p>}
        {scatter && <p>{t('play.ruleScatter', names)}</p>}
        {awards.length > 0 && (
          <>
            <ul>{awards.map(({ count, spins }) => <li key={count}>{t('play.award', { times: count, spins, ...names })}</li>)}</ul>
            <p>{t('play.ruleFreeSpins', { multiplier, ...names })}</p>
          </>
        )}
      </div>
      <dl className="facts"><div><dt>{t('play.hitFrequency')}</dt><dd>{formatPercent(rules.hitFrequency, locale)}</dd></div></dl>
      <h3>{t('play.lines')}</h3>
      <ol className="line-list" data-reels={rules.reels} data-rows={rules.rows}>
        {rules.lines.map((line, index) => (
          <li key={index}><LineDiagram line={line} rows={rules.rows} label={t('play.line', { number: index + 1 })} /><span aria-hidden="true">{index + 1}</span></li>
        ))}
      </ol>
    </>
  );
}
