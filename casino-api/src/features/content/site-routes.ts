import type { Language } from 'contract/constants';
import { serviceStatus, type ServiceStatus, skinConfig, skinMenu, type SkinConfig } from 'contract/site';
import { skin } from '../../kernel/skin';
import type { Env, Settings } from '../../kernel/env';
import { done } from '../../kernel/outcome';
import { standInAt } from '../../kernel/stand-ins';
import { cashierMethods, methodName, methodStanding, paymentSandbox } from '../cashier';
import { gamesByProvider } from '../catalogue';
import { offeredProviders } from '../identity';
import { mount, type Mounts } from '../../kernel/http/mount';

export function siteRoutes(mounts: Mounts): void {
  mount(mounts, skinConfig, ({ env, settings }) =>
    done({ ...skin, licence: settings.LICENCE_LINE, playerConfig: playerConfig(env, settings) }),
  );
  mount(mounts, serviceStatus, async ({ env, language, at }) => done(await statusOf(env.DB, language, at)));
  mount(mounts, skinMenu, () => done(skin.menu));
}

/** What operators have switched off, and what works therefore. */
async function statusOf(db: D1Database, language: Language, at: number): Promise<ServiceStatus> {
  const [{ outages }, providers] = await Promise.all([methodStanding(db), gamesByProvider(db)]);
  const since = new Map(outages.map((outage) => [outage.method, outage.since]));
  const payments = cashierMethods.map(({ id }) => ({
    id,
    name: methodName(id, language),
    since: since.get(id) ?? null,
  }));
  return { at, payments, providers };
}

/** The bot check of the contact form (SPEC §3), off without keys; ways to come in besides the password. */
function playerConfig(env: Env, settings: Settings): SkinConfig['playerConfig'] {
  const { TURNSTILE_SITE_KEY: siteKey } = settings;
  return {
    turnstileCaptcha: { enabled: siteKey !== undefined, siteKey: siteKey ?? '' },
    identityProviders: offeredProviders(settings),
    payAndPlay: standInAt(env, paymentSandbox) !== null,
  };
}
