import type { Card } from 'contract/play/cards';
import type { PokerOutcome, PokerRules } from 'contract/play/poker';
import { z } from 'zod';
import { usePage } from '~/i18n/page';
import { classes } from '~/ui/class-names';
import { cardName, PlayingCard } from '../cards/playing-card';
import type { GameFamily, PictureProps, RulesProps } from '../family';
import stylesheet from './poker.css?url';

const tick = z.string().max(2).optional();
const places = [0, 1, 2, 3, 4] as const;

/** Draw poker: cards are ticked to be held, and one button draws the rest. */
export const poker: GameFamily = {
  kind: 'poker',
  told: { category: 'crash-and-fast', place: 6 },
  stylesheet,
  voice: { wave: 'sine', rings: 0.2, start: [587, 494, 415], rest: [311], win: [415, 494, 622] },
  texts: { play: 'poker.deal', ready: 'poker.ready' },
  decisionFields: Object.fromEntries(places.map((place) => [`hold${place}`, tick])),
  decisionOf: (button, values) =>
    button === 'draw' ? `hold-${places.map((place) => (values[`hold${place}`] === 'on' ? 1 : 0)).join('')}` : button,
  Picture,
  Decisions,
  unattended: 'play.unattendedHold',
  Rules,
};

/** What the hands pay, the one that lies there marked. */
function Paytable({ rules, hand }: { rules: PokerRules; hand: PokerOutcome['hand'] }) {
  const { t, number } = usePage();
  return (
    <dl className="poker-pays" aria-label={t('poker.pays')}>
      {rules.pays.map((pay) => (
        <div key={pay.hand} className={pay.hand === hand ? 'pays-now' : undefined}>
          <dt>{t(`poker.${pay.hand}`)}</dt>
          <dd className="num">{number(pay.multiple)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A card of an open round: a tick in the decision form. */
function TickCard({ card, place, dealt, ticked }: { card: Card; place: number; dealt: boolean; ticked: boolean }) {
  const { t } = usePage();
  return (
    <li>
      <label className="poker-tick">
        <input
          type="checkbox"
          name={`hold${place}`}
          value="on"
          defaultChecked={ticked}
          aria-label={t('poker.holdCard', { card: cardName(card, t) })}
        />
        <PlayingCard card={card} dealt={dealt} unnamed />
        <span aria-hidden="true">{t('poker.hold')}</span>
      </label>
    </li>
  );
}

/** A card of a round that is over, told together with whether it was held. */
function EndCard({ card, held, dealt }: { card: Card | null; held: boolean; dealt: boolean }) {
  const { t } = usePage();
  const name = cardName(card, t);
  return (
    <li role="img" aria-label={held ? t('poker.heldCard', { card: name }) : name}>
      <div className={classes('poker-end', held && 'poker-held')} aria-hidden="true">
        <PlayingCard card={card} dealt={dealt} unnamed />
        <span>{held && t('poker.hold')}</span>
      </div>
    </li>
  );
}

/** The paytable over five cards. */
function Picture({ game: { rules }, round, fresh, isTicked }: PictureProps) {
  const { t } = usePage();
  if (rules?.kind !== 'poker') return null;
  const outcome = round?.outcome?.kind === 'poker' ? round.outcome : null;
  const cards: readonly (Card | null)[] = outcome?.cards ?? [null, null, null, null, null];
  const ticking = round?.state === 'open';
  return (
    <div className="poker" data-variant={rules.variant}>
      <Paytable rules={rules} hand={outcome?.hand ?? null} />
      <ol className="poker-cards" aria-label={t('poker.cards')}>
        {cards.map((card, place) => {
          const held = outcome?.held?.[place] ?? false;
          const dealt = fresh && outcome !== null && !held;
          return ticking && card ? (
            <TickCard
              key={place}
              card={card}
              place={place}
              dealt={dealt}
              ticked={isTicked?.(`hold${place}`) ?? false}
            />
          ) : (
            <EndCard key={place} card={card} held={held} dealt={dealt} />
          );
        })}
      </ol>
      <p>{outcome && t(outcome.hand ? `poker.${outcome.hand}` : 'poker.noHand')}</p>
    </div>
  );
}

/** One button: what is ticked is held, the rest drawn. */
function Decisions() {
  const { t } = usePage();
  return (
    <>
      <p className="quiet">{t('poker.choose')}</p>
      <button className="btn btn-prime spin" name="decision" value="draw">
        {t('poker.draw')}
      </button>
    </>
  );
}

/** How a round goes, and what is wild. */
function Rules({ game: { rules }, stake, currency }: RulesProps) {
  const { t, money } = usePage();
  if (rules?.kind !== 'poker') return null;
  return (
    <>
      <div className="prose">
        <p>{t('poker.ruleDeal')}</p>
        <p>{t(rules.variant === 'deuces-wild' ? 'poker.ruleDeuces' : 'poker.ruleJacks')}</p>
        <p>{t('poker.ruleReturn')}</p>
      </div>
      <h3>{t('play.payoutsAt', { stake: money(stake, currency) })}</h3>
      <dl className="facts">
        {rules.pays.map(({ hand, multiple }) => (
          <div key={hand}>
            <dt>{t(`poker.${hand}`)}</dt>
            <dd className="num">{money(stake * multiple, currency)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
