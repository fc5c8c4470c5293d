/** Every call of the API by name; the OpenAPI document, the contract suite and the table of calls walk this list. */
import * as bonuses from './bonuses';
import * as cashier from './cashier';
import * as crypto from './crypto';
import * as refunds from './refunds';
import * as documents from './documents';
import * as emailChange from './email-change';
import * as content from './content';
import * as fairness from './fairness';
import * as favourites from './favourites';
import * as games from './games';
import * as gateways from './gateways';
import * as history from './history';
import * as identityProviders from './identity-providers';
import * as instant from './instant';
import * as jackpots from './jackpots';
import * as loyalty from './loyalty';
import * as offers from './offers';
import * as password from './password';
import * as player from './player';
import * as profile from './profile';
import * as protection from './protection';
import * as races from './races';
import * as registration from './registration';
import * as rounds from './rounds';
import * as session from './session';
import * as site from './site';
import * as sportsBets from './sports/bets';
import * as sportsMatches from './sports/matches';
import * as support from './support';
import * as tables from './tables';
import * as wallet from './wallet';
import type { Call } from './call';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'session' in value;

/** `[name, call]` in the order of the sections. */
export const allCalls = (): [string, Call][] =>
  [
    session,
    site,
    support,
    games,
    favourites,
    registration,
    identityProviders,
    player,
    password,
    profile,
    emailChange,
    documents,
    rounds,
    fairness,
    wallet,
    cashier,
    crypto,
    refunds,
    gateways,
    instant,
    bonuses,
    offers,
    history,
    loyalty,
    content,
    races,
    jackpots,
    protection,
    sportsMatches,
    sportsBets,
    tables,
  ].flatMap((section) => Object.entries(section).filter((entry): entry is [string, Call] => isCall(entry[1])));
