import { createHmac } from 'node:crypto';
import * as contract from 'contract/support';
import { logosOf } from './logos';
import { contactCaptcha, issueCaptcha, overAllowance } from '../guard';
import { log } from '../../kernel/log';
import { done, refused } from '../../kernel/outcome';
import { playerOf, writerOf } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { callerId, sessionsPort } from '../sessions';
import { disputeResolution } from '../../kernel/skin';
import { supportPort } from './feature';
import { ticketsOfPlayer } from './tickets';

export function supportRoutes(mounts: Mounts): void {
  mount(mounts, contract.contact, contact);
  mount(mounts, contract.ownTickets, ownTickets);
  mount(mounts, contract.newCaptcha, newCaptcha);
  mount(mounts, contract.tawkToPlayerDetails, chatDetails);
  mount(mounts, contract.logos, ({ query }) => done(logosOf(query)));
}

const contact: Handler<typeof contract.contact> = async (context) => {
  const {
    env,
    at,
    client,
    language,
    settings,
    body: { captcha, ...message },
  } = context;
  const visitor = await callerId(context);
  if (!visitor) return refused('session_expired');
  const over = await overAllowance(env, 'contact', { visitor, ip: client.ip }, at);
  if (over) return over;
  const check = contactCaptcha(settings);
  if (check) {
    try {
      if (!captcha || !(await check.isRight({ text: captcha }, client.ip, at))) return refused('invalid_captcha');
    } catch (error) {
      log('error', { event: 'captcha_not_judged', reason: String(error) });
      return refused('unavailable');
    }
  }
  const caller = await writerOf(context);
  if (!caller) return refused('session_expired');
  return caller.as(supportPort).contactSupport({ ...message, language });
};

const ownTickets: Handler<typeof contract.ownTickets> = async (context) => {
  const known = await playerOf(context, sessionsPort).checkSession();
  if (!known.ok) return known;
  const { env, query, sessions } = context;
  const tickets = await ticketsOfPlayer(env.DB, sessions.player!.playerId, query);
  return done({
    tickets: tickets.slice(0, query.limit),
    hasMore: tickets.length > query.limit,
    disputeResolution,
  });
};

const newCaptcha: Handler<typeof contract.newCaptcha> = async (context) => {
  const { env, at, client, language } = context;
  const visitor = await callerId(context);
  if (!visitor) return refused('session_expired');
  const over = await overAllowance(env, 'captcha', { visitor, ip: client.ip }, at);
  return over ?? done(await issueCaptcha(env, language, at));
};

/** The chat believes only an address that was signed with its key, which stays at the server (DOMAIN §10). */
const chatDetails: Handler<typeof contract.tawkToPlayerDetails> = async (context) => {
  const { CHAT_KEY } = context.settings;
  if (!CHAT_KEY) return refused('not_found');
  const details = await playerOf(context, supportPort).chatDetails();
  return details.ok
    ? done({ ...details.data, hash: createHmac('sha256', CHAT_KEY).update(details.data.email).digest('hex') })
    : details;
};
