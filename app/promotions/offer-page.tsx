import { fromEuro } from 'contract/money';
import { exampleGame, HowGamesCount, stakesFor } from '~/bonuses';
import { formatDate, formatShortMoney, formatWholePercent } from '~/i18n/format';
import { usePage } from '~/i18n/page';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { HowTheyWork } from './explainer-page';
import { pathOf, type OfferData } from './load-promotions';
import { Withheld, wordsOf } from './offer-card';
import { daysOf, exampleOf, headline, datesInWords } from './terms';

/** An offer: what it is, how it is taken, its terms, and what they come to. */
export function OfferPage(data: OfferData) {
  const { offer, counts, currency } = data;
  const page = usePage();
  const { t, href } = page;
  return (
    <article className="offer">
      {offer.image && <img className="offer-art" src={offer.image} alt="" width="640" height="360" />}
      <header className="page-head">
        <p>
          <a className="link" href={href('/promotions')}>
            {t('layout.promotions')}
          </a>
        </p>
        <h1>{offer.title}</h1>
        <p className="promo-gives">{headline(offer, currency, wordsOf(page, currency))}</p>
        <p className="lead">{offer.summary}</p>
      </header>
      <div className="offer-acts">
        <Acts {...data} />
      </div>
      <div className="offer-parts">
        <section className="panel" aria-labelledby="terms">
          <h2 id="terms">{t('promotions.terms')}</h2>
          <Terms {...data} />
          {counts && (
            <HowGamesCount
              counts={counts}
              currency={currency}
              maximumStake={fromEuro(offer.maximumStake, currency)}
              list="offer-terms"
            />
          )}
        </section>
        <section className="panel" aria-labelledby="example">
          <h2 id="example">{t('promotions.example')}</h2>
          <Example {...data} />
          <HowTheyWork kind={offer.kind} />
        </section>
      </div>
      {offer.freeSpins && <SpinsGame gameid={offer.freeSpins.gameid} title={offer.freeSpins.gametitle} />}
    </article>
  );
}

/** What can be done about it by who reads this, or why nothing can. */
function Acts({ offer, standing }: OfferData) {
  const { t, href, locale } = usePage();
  const bonuses = (
    <Button href={href('/profile/bonuses')} variant="quiet" size="large" icon="gift">
      {t('promotions.toBonuses')}
    </Button>
  );
  switch (standing.kind) {
    case 'coming':
      return <Notice kind="info">{t('promotions.saysComing', { date: formatDate(offer.from ?? 0, locale) })}</Notice>;
    case 'ended':
      return (
        <Notice kind="info">{t('promotions.saysEnded', { date: formatDate((offer.until ?? 1) - 1, locale) })}</Notice>
      );
    case 'taken':
      return (
        <>
          <Notice kind="success">{t('promotions.saysTaken', { date: formatDate(standing.at, locale) })}</Notice>
          {bonuses}
        </>
      );
    case 'withheld':
      return <Withheld />;
    case 'first_deposit_over':
      return <Notice kind="info">{t('promotions.saysFirstOver')}</Notice>;
    case 'after_first_deposit':
      return <Notice kind="info">{t('promotions.saysAfterFirst')}</Notice>;
    case 'closed':
      return <Notice kind="info">{t('promotions.badgeClosed')}</Notice>;
    case 'visitor':
      return (
        <>
          <p>{t('promotions.saysJoin')}</p>
          <p className="offer-ways">
            <Button href={href('/register')} variant="prime" size="large">
              {t('layout.join')}
            </Button>{' '}
            <Button href={href(`/login?redirect=${encodeURIComponent(pathOf(offer))}`)} variant="quiet" size="large">
              {t('layout.logIn')}
            </Button>
          </p>
        </>
      );
    case 'open':
      return <Take {...offer} />;
  }
}

function Take({ way, url, code }: OfferData['offer']) {
  const { t, href } = usePage();
  if (way === 'deposit')
    return (
      <Button href={href(`/cashier/deposit?bonus=${url}`)} variant="prime" size="large" icon="deposit">
        {t('promotions.toDeposit')}
      </Button>
    );
  if (way === 'claim')
    return (
      <form method="post">
        <Button variant="prime" size="large" icon="gift">
          {t('promotions.claim')}
        </Button>
      </form>
    );
  return (
    <form method="post" action={href('/profile/bonuses')}>
      <input type="hidden" name="code" value={code ?? ''} />
      <Button variant="prime" size="large" icon="gift">
        {t('promotions.redeem', { code: code ?? '' })}
      </Button>
    </form>
  );
}

function Terms({ offer, currency }: OfferData) {
  const page = usePage();
  const { t, number, href } = page;
  const words = wordsOf(page, currency);
  const times = number(offer.wageringRequirement);
  const left = daysOf(offer);
  const often = {
    first_deposit: t('promotions.oftenFirst'),
    weekly: t('promotions.oftenWeekly'),
    once: t('promotions.oftenOnce'),
  }[offer.limit];
  const way = {
    deposit: t('promotions.wayDeposit'),
    claim: t('promotions.wayClaim'),
    code: t('promotions.wayCode', { code: offer.code ?? '' }),
  }[offer.way];
  return (
    <dl className="offer-terms">
      <div>
        <dt>{t('promotions.gives')}</dt>
        <dd>{headline(offer, currency, words)}</dd>
      </div>
      {offer.freeSpins && (
        <div>
          <dt>{t('promotions.game')}</dt>
          <dd>
            <a className="link" href={href(`/game/${offer.freeSpins.gameid}`)}>
              {offer.freeSpins.gametitle}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('promotions.way')}</dt>
        <dd>{way}</dd>
      </div>
      <div>
        <dt>{t('promotions.often')}</dt>
        <dd>{often}</dd>
      </div>
      {offer.deposit && (
        <div>
          <dt>{t('promotions.smallest')}</dt>
          <dd>{words.short(fromEuro(offer.deposit.minimum, currency))}</dd>
        </div>
      )}
      <div>
        <dt>{t('bonuses.requirement')}</dt>
        <dd>{offer.freeSpins ? t('promotions.wagerWin', { times }) : t('promotions.wagerBonus', { times })}</dd>
      </div>
      <div>
        <dt>{t('bonuses.highestStake')}</dt>
        <dd>{words.short(fromEuro(offer.maximumStake, currency))}</dd>
      </div>
      <div>
        <dt>{t('promotions.time')}</dt>
        <dd>{left === null ? t('promotions.noLimit') : t('promotions.days', { count: left, shown: number(left) })}</dd>
      </div>
      <div>
        <dt>{t('promotions.available')}</dt>
        <dd>{datesInWords(offer, words)}</dd>
      </div>
    </dl>
  );
}

function Example({ offer, counts, currency }: OfferData) {
  const { t, number, locale } = usePage();
  const { deposit, bonus, wager, maximumStake } = exampleOf(offer, currency);
  const money = (amount: number): string => formatShortMoney(amount, currency, locale);
  const left = daysOf(offer);
  const game = counts && exampleGame(counts);
  return (
    <ol className="offer-steps">
      {deposit !== null && <li>{t('promotions.exDeposit', { amount: money(deposit) })}</li>}
      <li>{t(offer.freeSpins ? 'promotions.exSpins' : 'promotions.exBonus', { amount: money(bonus) })}</li>
      <li>
        {t('promotions.exWager', {
          amount: money(wager),
          bonus: money(bonus),
          times: number(offer.wageringRequirement),
        })}
      </li>
      {game && (
        <li>
          {t('promotions.exGame', {
            game: game.gametitle,
            percent: formatWholePercent(game.percent, locale),
            amount: money(stakesFor(wager, game.percent)),
          })}
        </li>
      )}
      <li>{t('promotions.exStake', { amount: money(maximumStake) })}</li>
      {left !== null && <li>{t('promotions.exDays', { count: left, shown: number(left) })}</li>}
      <li>{t('promotions.exDone')}</li>
    </ol>
  );
}

function SpinsGame({ gameid, title }: { gameid: string; title: string }) {
  const { t, href } = usePage();
  return (
    <section className="panel offer-game" aria-labelledby="game">
      <img src={`/art/${gameid}.svg`} alt="" width="120" height="160" loading="lazy" />
      <div>
        <h2 id="game">{title}</h2>
        <p>
          <Button href={href(`/play/lantern/${gameid}`)} icon="play">
            {t('promotions.playGame', { game: title })}
          </Button>
        </p>
      </div>
    </section>
  );
}
