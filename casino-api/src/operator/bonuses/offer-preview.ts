import { days } from 'contract/constants';
import { type Language, languageFacts } from 'contract/languages';
import { apiTexts } from 'locales/api';
import { fillIn } from 'locales/texts';
import { highestBonusStake, type SeedOffer } from '../../features/bonuses';
import { renderMoney, renderTime } from '../../features/messages';
import { escaped } from '../../kernel/html';

/** An offer as players of a currency in euro read it, in the words of its page. @param times the wagering as the licence allows it */
export function offerPreview(offer: SeedOffer, language: Language, times: number): string {
  const { promotions: words } = apiTexts(language);
  const { deposit, amount, freeSpins, validFor, from, until } = offer;
  const money = (euro: number): string => renderMoney(euro, 'EUR', language);
  const day = (at: number): string => renderTime(at, language);
  const gives = deposit
    ? fillIn(words.headDeposit, { percent: deposit.percent, most: money(deposit.most) })
    : freeSpins
      ? `${freeSpins.count} × ${money(freeSpins.value)}`
      : fillIn(words.headAmount, { amount: money(amount) });
  const way = {
    deposit: words.wayDeposit,
    claim: words.wayClaim,
    code: fillIn(words.wayCode, { code: offer.code ?? '' }),
  };
  const often = { first_deposit: words.oftenFirst, weekly: words.oftenWeekly, once: words.oftenOnce };
  const number = validFor === null ? 0 : Math.floor(validFor / days);
  const dates =
    from !== null && until !== null
      ? fillIn(words.window, { from: day(from), until: day(until) })
      : from !== null
        ? fillIn(words.from, { date: day(from) })
        : until !== null
          ? fillIn(words.until, { date: day(until) })
          : words.always;
  const terms: [string, string][] = [
    [words.gives, gives],
    ...(freeSpins ? [[words.game, freeSpins.gameid] as [string, string]] : []),
    [words.way, way[offer.way]],
    [words.often, often[offer.limit]],
    ...(deposit ? [[words.smallest, money(deposit.minimum)] as [string, string]] : []),
    [
      words.terms,
      `${fillIn(freeSpins ? words.wagerWin : words.wagerBonus, { times: `${times}×` })} · ${fillIn(words.exStake, { amount: money(highestBonusStake) })}`,
    ],
    [words.time, fillIn(number === 1 ? words.days_one : words.days_other, { shown: number })],
    [words.available, dates],
  ];
  const picture = offer.image === null ? '' : `<img src="${escaped(offer.image)}" alt="" width="320" loading="lazy">`;
  return `<article class="card" lang="${languageFacts[language].html}">${picture}<h3>${escaped(offer.titles[language])}</h3><p><b>${escaped(gives)}</b></p><p class="quiet">${escaped(offer.summaries[language])}</p><dl>${terms.map(([name, text]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl></article>`;
}
