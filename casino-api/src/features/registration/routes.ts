import * as contract from 'contract/registration';
import { accountsPort, claim, type Holder, holdersOf, markOpened, settleUnfinished, takenErrors } from '../accounts';
import { registerFields, tokenFields } from './form-schemas';
import { fieldFault, signupFaults } from './signup';
import type { Env } from '../../kernel/env';
import { overAllowance } from '../guard';
import { done, refused, type Outcome } from '../../kernel/outcome';
import { newPlayerId, readPlayerToken } from '../../kernel/session/player-token';
import type { CallContext } from '../../kernel/http/request';
import { mount, type Handler, type Mounts } from '../../kernel/http/mount';
import { callerId } from '../sessions';
import { systemOf } from '../../kernel/player-client';

export function registrationRoutes(mounts: Mounts): void {
  mount(mounts, contract.register, register, { barredTerritory: 'refused' });
  mount(mounts, contract.registerSchema, () => done(registerFields));
  mount(mounts, contract.completeRegistration, complete);
  mount(mounts, contract.completeRegistrationSchema, () => done(tokenFields));
  mount(mounts, contract.validateField, validateField);
}

const register: Handler<typeof contract.register> = async (context) => {
  const { env, body, at, language } = context;
  const faults = signupFaults(body, at);
  if (faults[0]) return refused(faults[0].code, { errors: faults });
  const over = await overTheirAllowance(context, 'registration');
  if (over) return over;

  const {
    username,
    email,
    password,
    passwordConfirm: _,
    terms: __,
    currency,
    birthdate,
    country,
    state,
    ...affiliate
  } = body;
  const taken = await holders(env, { username, email }, at);
  if (taken.length > 0) return alreadyTaken(taken);
  const playerId = newPlayerId();
  if (!(await claim(env.DB, { playerId, username, email }, at)))
    return alreadyTaken(await holdersOf(env.DB, { username, email }));
  const account = { playerId, username, email, currency, birthdate, country, state: state ?? '', language, affiliate };
  await systemOf(env, playerId, accountsPort).openAccount(account, password, at);
  await markOpened(env.DB, playerId, at);
  return done({ emailExpected: true });
};

const complete: Handler<typeof contract.completeRegistration> = async ({ env, body, settings, at }) => {
  const token = await readPlayerToken(body.token, 'confirmation', settings.SESSION_SECRET);
  return token
    ? systemOf(env, token.playerId, accountsPort).confirmRegistration(token.secret, at)
    : refused('token_expired');
};

const validateField: Handler<typeof contract.validateField> = async (context) => {
  const {
    env,
    body: { field, value },
    at,
  } = context;
  const over = await overTheirAllowance(context, 'fieldCheck');
  if (over) return over;
  const fault = fieldFault(field, value, at);
  if (fault) return refused(fault, { errors: [{ field, code: fault }] });
  if (field !== 'username' && field !== 'email') return done({ valid: true });
  const taken = await holders(env, { [field]: value }, at);
  return taken.length > 0 ? alreadyTaken(taken) : done({ valid: true });
};

async function overTheirAllowance(
  context: CallContext,
  what: 'fieldCheck' | 'registration',
): Promise<Outcome<never> | null> {
  const visitor = await callerId(context);
  return visitor
    ? overAllowance(context.env, what, { visitor, ip: context.client.ip }, context.at)
    : refused('session_expired');
}

/** Who holds a name, after claims that a registration left unfinished are settled. */
async function holders(env: Env, names: { username?: string; email?: string }, at: number): Promise<Holder[]> {
  const found = await holdersOf(env.DB, names);
  if (found.every(({ opened }) => opened)) return found;
  await settleUnfinished(env.DB, found, (playerId) => systemOf(env, playerId, accountsPort).hasAccount(), at);
  return holdersOf(env.DB, names);
}

function alreadyTaken(taken: readonly Holder[]): Outcome<never> {
  const errors = takenErrors(taken);
  // Nobody holds them: the address is of somebody who was excluded or blocked, and erased since.
  return errors[0] ? refused(errors[0].code, { errors }) : refused('account_frozen');
}
