import type { MoneyUnit } from 'contract/money';
import type { SlotRules } from 'contract/play/slot';
import { formatPercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import type { RulesProps } from '../family';
import { LineDiagram } from './lines';
import { SymbolImage, useSymbolName } from './symbol';

interface Paid {
  gameid: string;
  rules: SlotRules;
  stake: number;
  currency: MoneyUnit;
}

function Paytable({ gameid, rules, stake, currency }: Paid) {
  const { t, money } = usePage();
  const name = useSymbolName(gameid);
  return (
    <ul className="paytable" aria-label={t('play.payoutsAt', { stake: money(stake, currency) })}>
      {rules.symbols.map(({ symbol, role, pays }) => (
        <li key={symbol}>
          <SymbolImage gameid={gameid} symbol={symbol} size={56} />
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
      <Paytable gameid={game.id} rules={rules} stake={stake} currency={currency} />
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
