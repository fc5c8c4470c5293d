import { languageFacts, languages } from 'contract/languages';
import {
  announceOffer,
  type AnnouncedOffer,
  changeOffer,
  changePromotion,
  deskOffers,
  endOffer,
  endPromotion,
  faceOf,
  findOffer,
  hasPromotion,
  makePromotion,
  offerStateOf,
  type SeedOffer,
} from '../../features/bonuses';
import { renderMoney, renderTime } from '../../features/messages';
import { answer } from '../../kernel/http/answer';
import { escaped } from '../../kernel/html';
import { licenceProfiles } from '../../kernel/licence-profile';
import { refused } from '../../kernel/outcome';
import { type Asked, noteOf, type Visit } from '../desk';
import { actForm } from '../forms';
import { deskFacts } from '../menu';
import { facts, newsNote, operatorPage, section, table } from '../pages';
import { pager, placeOf } from '../paging';
import { choosablePictures } from '../picture-choice';
import { type Done, recorded, type Undone } from '../recorded';
import { opened, type Shown } from '../shown';
import { offerFields, offerIn, segmentNames, writtenOf } from './offer-form';
import { offerPreview } from './offer-preview';

const { path } = deskFacts.bonuses;
const offersPath = `${path}/offers`;
const shownAtOnce = 50;
const euro = (amount: number): string => renderMoney(amount, 'EUR', 'en');
const utc = (at: number | null): string => (at === null ? '' : renderTime(at, 'en'));

const gives = ({ deposit, amount, freeSpins }: SeedOffer): string =>
  deposit
    ? `${deposit.percent} % up to ${euro(deposit.most)}`
    : freeSpins
      ? `${freeSpins.count} × ${euro(freeSpins.value)} at ${freeSpins.gameid}`
      : euro(amount);

const costs = ({ spent, given, budget }: AnnouncedOffer): string =>
  `${euro(spent)}${budget === null ? '' : ` of ${euro(budget)}`}, given ${given === 1 ? 'once' : `${given} times`}`;

/** Every offer, whatever its state, and the form of a new one. */
export async function offersPage(visit: Visit, { news, written, status } = opened(visit, 'offer-')): Promise<Response> {
  const { context, operator, at } = visit;
  const offers = await deskOffers(context.env.DB, placeOf(visit), shownAtOnce);
  const rows = offers.rows.map((offer) => [
    { html: `<a href="${offersPath}/${offer.url}">${escaped(offer.titles.en)}</a>` },
    gives(offer),
    segmentNames[offer.segment],
    offerStateOf(offer, at),
    `${utc(offer.from)} – ${utc(offer.until)}`,
    costs(offer),
  ]);
  const make = actForm(path, 'make_offer', 'Announce an offer', {
    isWrong: status >= 400,
    fields: offerFields(written, true, await choosablePictures(context.env.DB)),
  });
  return operatorPage(
    status < 400 ? 'Offers' : 'There is a problem: Offers',
    `${newsNote(news)}<p><a href="${path}">Codes and grants</a></p><div class="steps">${make}</div>${section(
      'Offers',
      table('Offers', ['Offer', 'Gives', 'For', 'State', 'From – until, UTC', 'Cost so far'], rows) +
        pager(visit, offersPath, offers),
    )}`,
    { heading: 'Offers', operator, status },
  );
}

/** An offer: what it cost, how players read it, and what may be done about it. */
export async function offerPage(visit: Visit, url: string, shown = opened(visit, 'offer-')): Promise<Response> {
  const { context, operator, at } = visit;
  const offer = await findOffer(context.env.DB, url);
  if (!offer) return answer(refused('not_found'), 'en');
  const state = offerStateOf(offer, at);
  const written = shown.status < 400 ? { form: writtenOf(offer), prefix: 'offer-' } : shown.written;
  const acts =
    actForm(path, 'change_offer', 'Change the offer', {
      hidden: { url },
      fields: offerFields(written, false, await choosablePictures(context.env.DB)),
      isWrong: shown.status >= 400,
    }) + (state === 'ended' ? '' : actForm(path, 'end_offer', 'End the offer', { look: 'stop', hidden: { url } }));
  const language = languages.find((each) => each === context.req.query('language')) ?? 'en';
  const choice = languages
    .map((each) =>
      each === language
        ? `<b aria-current="true">${languageFacts[each].name}</b>`
        : `<a href="${offersPath}/${url}?language=${each}">${languageFacts[each].name}</a>`,
    )
    .join('');
  const { wageringCap } = licenceProfiles[context.get('facts').settings.LICENCE_PROFILE];
  const times = Math.min(offer.multiplier, wageringCap ?? offer.multiplier);
  return operatorPage(
    shown.status < 400 ? offer.titles.en : `There is a problem: ${offer.titles.en}`,
    `${newsNote(shown.news)}<p><a href="${offersPath}">All offers</a> · <a href="/${offer.kind}/${url}">Its page</a></p>${facts(
      [
        ['State', state],
        ['For', segmentNames[offer.segment]],
        ['Cost so far', costs(offer)],
        ['Games that count', offer.games.join(', ') || 'as the house counts all'],
        ['Code', offer.code ?? 'none'],
      ],
    )}<p class="quiet">The cost is the face value of what was given or is promised with an open deposit: bonus money by its amount, free spins by their stake.</p><div class="steps">${acts}</div>${section(
      'As a player reads it',
      `<nav aria-label="Languages">${choice}</nav>${offerPreview(offer, language, times)}`,
    )}`,
    { heading: offer.titles.en, operator, status: shown.status, hasPictures: true },
  );
}

function problem(visit: Visit, form: URLSearchParams, says: string, status: number): Promise<Response> {
  const step = form.get('step') ?? '';
  const shown: Shown = { news: { problem: says, at: `note-${step}` }, written: { form, prefix: 'offer-' }, status };
  return step === 'make_offer' ? offersPage(visit, shown) : offerPage(visit, form.get('url') ?? '', shown);
}

const factsOf = (offer: SeedOffer) => ({
  ...{ title: offer.titles.en, gives: gives(offer), multiplier: offer.multiplier, segment: offer.segment },
  ...{ from: utc(offer.from), until: utc(offer.until), budget: offer.budget, games: offer.games.join(' ') },
  image: offer.image,
});

/** What a code gives, and when, is the code's to say; the offer only announces it. */
const announcing = (offer: SeedOffer): SeedOffer =>
  offer.way === 'code'
    ? { ...offer, amount: 0, multiplier: 0, freeSpins: null, validFor: null, from: null, until: null }
    : offer;
const promotionOf = ({ code, titles, ...offer }: SeedOffer) => ({ ...offer, code: code ?? '', names: titles });

/** What the second person reads of an offer of which each player may take much; what is wrong with it is said to the first. */
export async function askLargeOffer(visit: Visit, form: URLSearchParams): Promise<Asked | Response | null> {
  const { DB } = visit.context.env;
  const isChange = form.get('step') === 'change_offer';
  const before = isChange ? await findOffer(DB, form.get('url') ?? '') : null;
  if (isChange && !before) return problem(visit, form, noSuchOffer.problem, 404);
  const offer = await offerIn(DB, form, before, visit.at);
  if (typeof offer === 'string') return problem(visit, form, offer, 422);
  // Announced before, by this press or by somebody: that is the act's to say.
  if (!isChange && (await findOffer(DB, offer.url))) return null;
  const note = noteOf(form);
  if (note === '') return null;
  return {
    says: `${isChange ? 'Change' : 'Announce'} the offer ${offer.url}, which gives ${gives(offer)}, wagered ${offer.multiplier} times: ${note}`,
    ...{ subject: offer.url, playerId: null, worth: faceOf(offer) },
  };
}

const taken = 'There is such an offer or code already';
const noSuchOffer: Undone = { problem: 'There is no such offer', status: 404 };

async function make({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const offer = await offerIn(env.DB, form, null, at);
  if (typeof offer === 'string') return { problem: offer };
  const code = offer.code === null ? null : makePromotion(env.DB, promotionOf(offer));
  if (code && !code.ok) return { problem: 'A code is 3 to 30 letters A to Z and digits' };
  if ((await findOffer(env.DB, offer.url)) || (offer.code !== null && (await hasPromotion(env.DB, offer.code))))
    return { problem: taken, status: 409 };
  const insert = announceOffer(env.DB, announcing(offer), newOffersAt);
  return {
    ...{ action: 'offer_made', subject: offer.url, after: factsOf(offer), to: `${offersPath}/${offer.url}?done=1` },
    changes: [...(code ? [code.data] : []), insert],
    unchanged: taken,
  };
}
/** Behind those that stand, in the order of their addresses. */
const newOffersAt = 1_000;

async function change({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const before = await findOffer(env.DB, form.get('url') ?? '');
  if (!before) return noSuchOffer;
  const offer = await offerIn(env.DB, form, before, at);
  if (typeof offer === 'string') return { problem: offer };
  if (offer.kind !== before.kind) return { problem: 'Money does not become free spins, nor the other way round' };
  return {
    ...{ action: 'offer_changed', subject: offer.url, to: `${offersPath}/${offer.url}?done=1` },
    ...{ before: factsOf(before), after: factsOf(offer) },
    changes: [
      ...(offer.code === null ? [] : [changePromotion(env.DB, promotionOf(offer))]),
      changeOffer(env.DB, announcing(offer)),
    ],
  };
}

async function end({ context: { env }, at }: Visit, form: URLSearchParams): Promise<Done | Undone> {
  const before = await findOffer(env.DB, form.get('url') ?? '');
  if (!before) return noSuchOffer;
  return {
    ...{
      action: 'offer_ended',
      subject: before.url,
      to: `${offersPath}/${before.url}?done=1`,
      after: { until: utc(at) },
    },
    changes: [before.code === null ? endOffer(env.DB, before.url, at) : endPromotion(env.DB, before.code, at)],
    unchanged: 'It is over already',
  };
}

export const makeOffer = recorded(make, problem);
export const changeTheOffer = recorded(change, problem);
export const endTheOffer = recorded(end, problem);
