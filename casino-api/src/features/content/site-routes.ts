import { skinConfig, skinMenu, type SkinConfig } from 'contract/site';
import { skin } from '../../kernel/skin';
import type { Env, Settings } from '../../kernel/env';
import { done } from '../../kernel/outcome';
import { standInAt } from '../../kernel/stand-ins';
import { paymentSandbox } from '../cashier';
import { offeredProviders } from '../identity';
import { mount, type Mounts } from '../../kernel/http/mount';

export function siteRoutes(mounts: Mounts): void {
  mount(mounts, skinConfig, ({ env, settings }) => done({ ...skin, playerConfig: playerConfig(env, settings) }));
  mount(mounts, skinMenu, () => done(skin.menu));
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
