import type { GameDetails, SlotRules } from 'contract/games';
import type { MoneyUnit } from 'contract/money';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Icon } from '~/ui/icon';
import { LineDiagram } from './lines';
import { SymbolImage, useSymbolName } from './symbol';

interface RulesProps {
  game: GameDetails;
  rules: SlotRules;
  /** What the paytable is reckoned for, in minor units of `currency`. */
  stake: number;
  currency: MoneyUnit;
}

function Paytable({ game, rules, stake, currency }: RulesProps) {
  const { t, money } = usePage();
  const name = useSymbolName(game.id);
  return (
    <ul className="paytable" aria-label={t('play.payoutsAt', { stake: money(stake, currency) })}>
      {rules.symbols.map(({ symbol, role, pays }) => (
        <li key={symbol}>
          <SymbolImage gameid={game.id} symbol={symbol} size={56} />
          <h3>{name(symbol)}</h3>
          <dl>
            {[...pays].reverse().map(({ count, multiple }) => (
              <div key={count}><dt>{count}×</dt><dd className="num">{money((multiple * stake) / (role === 'scatter' ? 1 : rules.lines.length), currency)}</dd></div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Odds({ game, rules }: Pick<RulesProps, 'game' | 'rules'>) {
  const { t, locale, number } = usePage();
  return (
    <dl className="facts">
      {game.rtp !== null && <div><dt>{t('play.rtp')}</dt><dd>{formatPercent(game.rtp, locale)}</dd></div>}
      <div><dt>{t('play.hitFrequency')}</dt><dd>{formatPercent(rules.hitFrequency, locale)}</dd></div>
      {game.maxWinMultiple !== null && <div><dt>{t('play.maxWin')}</dt><dd>{t('play.timesStake', { multiple: number(game.maxWinMultiple) })}</dd></div>}
      {game.volatility && <div><dt>{t('play.volatility')}</dt><dd>{t(`play.${game.volatility}`)}</dd></div>}
    </dl>
  );
}

/** Everything needed to check a round by hand. */
export function Rules({ game, rules, stake, currency }: RulesProps) {
  const { t, money } = usePage();
  const name = useSymbolName(game.id);
  const symbolOf = (role: 'wild' | 'scatter') => name(rules.symbols.find((entry) => entry.role === role)?.symbol ?? '');
  const [wild, scatter] = [symbolOf('wild'), symbolOf('scatter')];
  return (
    <details className="panel rules" id="rules">
      <summary><h2>{t('play.rules')}</h2><Icon name="down" /></summary>
      <div className="rules-body">
        <p className="quiet">{t('play.payoutsAt', { stake: money(stake, currency) })}</p>
        <Paytable game={game} rules={rules} stake={stake} currency={currency} />
        <div className="prose">
          <p>{t('play.ruleLines', { lines: rules.lines.length })}</p>
          <p>{t('play.ruleWild', { wild, scatter })}</p>
          <p>{t('play.ruleScatter', { scatter })}</p>
          <ul>{rules.freeSpins.awards.map(({ count, spins }) => <li key={count}>{t('play.award', { times: count, scatter, spins })}</li>)}</ul>
          <p>{t('play.ruleFreeSpins', { multiplier: rules.freeSpins.multiplier })}</p>
        </div>
        <h3>{t('play.lines')}</h3>
        <ol className="line-list">
          {rules.lines.map((line, index) => (
            <li key={index}><LineDiagram line={line} rows={rules.rows} label={t('play.line', { number: index + 1 })} /><span aria-hidden="true">{index + 1}</span></li>
          ))}
        </ol>
        <h3>{t('play.odds')}</h3>
        <Odds game={game} rules={rules} />
        <p className="quiet">{t('play.rtpMeaning')}</p>
      </div>
    </details>
  );
}
