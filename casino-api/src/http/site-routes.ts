import { skinConfig, skinMenu, type SkinConfig } from 'contract/site';
import { skin } from '../catalog/skin';
import type { Settings } from '../env';
import { done } from '../outcome';
import { mount, type Mounts } from './mount';

export function siteRoutes(mounts: Mounts): void {
  mount(mounts, skinConfig, ({ settings }) => done({ ...skin, playerConfig: playerConfig(settings) }));
  mount(mounts, skinMenu, () => done(skin.menu));
}

/** The bot check of the contact form (SPEC §3); without keys it is off. */
const playerConfig = ({ TURNSTILE_SITE_KEY }: Settings): SkinConfig['playerConfig'] => ({
  turnstileCaptcha: { enabled: TURNSTILE_SITE_KEY !== undefined, siteKey: TURNSTILE_SITE_KEY ?? '' },
});
