/** The routes against the paths of the specification, and what each has to say about itself. */
import { describe, expect, it } from 'vitest';
import { samplesOf } from '~/edge/screens';
import { routes, standing } from '../harness/screens';

/** The paths of SPEC §2, as it writes them, and the other screens that it implies, at our addresses. */
const specified = `
  (empty) register casino livecasino game-shows crash-and-fast news news/{url} info/contact-us info/how-to-play info/{url?}
  profile profile/my-account/{redirect?} profile/bonuses profile/cashback profile/history cashier cashier/deposit cashier/withdraw
  network-promotions network-promotions/{url} slot-races slot-races/{url} deposit-bonus deposit-bonus/{url} free-spin/{url}
  vip-program rewards challenges
  pnp/success pnp/fail play/{system}/{title} mobile/play/{system}/{title} register-token reset-password/{token} access-restricted test-component
`
  .trim()
  .split(/\s+/);
const implied = `
  login forgot-password reset-password login/complete profile/security profile/documents search game/{id} cashier/withdraw/cancel notifications
  favourites recent promotions affiliates chat verify responsible-gambling self-exclusion/{token} withdrawal/{token}
`
  .trim()
  .split(/\s+/);

/** Addresses of a path: with a name for each parameter, and without those that may be left out. */
const addressesOf = (path: string): string[] => {
  const filled = `/${path === '(empty)' ? '' : path.replace(/\{\w+\??\}/g, 'any-name')}`;
  return path.includes('?}') ? [filled, `/${path.replace(/\/\{\w+\?\}/, '')}`] : [filled];
};

describe('every path of the specification stands', () => {
  it.each([...specified, ...implied])('%s', (path) => {
    for (const address of addressesOf(path)) expect(standing.stands(address), address).toBe(true);
  });

  it('what does not stand is told from what does', () => {
    for (const path of ['/no-such-page', '/casino/slots', '/play/lantern', '/game'])
      expect(standing.stands(path), path).toBe(false);
  });
});

describe('every screen can be looked at', () => {
  it.each(standing.all.map((screen) => [screen.path, screen] as const))('%s', (path, screen) => {
    const samples = samplesOf(screen);
    const { samples: said, unsampled } = screen.facts;
    expect(samples.length > 0 || unsampled !== undefined, 'a sample, or why there is none').toBe(true);
    expect(said !== undefined && unsampled !== undefined, 'one of them').toBe(false);
    if (/:\w+(?!\w|\?)/.test(path) && !unsampled)
      expect(said, 'a path with a parameter says what to fill in').toBeDefined();
  });

  it('no two samples share a name or an address', () => {
    const all = standing.all.flatMap(samplesOf);
    for (const key of ['name', 'path'] as const)
      expect(new Set(all.map((sample) => sample[key])).size, key).toBe(all.length);
  });

  it('a route that draws and says nothing about itself only leads on', () => {
    const silent = Object.values(routes).filter(
      (route) => route && route.id !== 'root' && route.module.default && !route.module.handle,
    );
    expect(silent.map((route) => route!.id).sort()).toEqual(
      [
        'confirm-email.$token',
        'logout',
        'notifications.seen',
        'profile.security_.end-others',
        'reset-password.$token',
        'self-exclusion.$token',
        'withdrawal.$token',
      ].map((name) => `routes/${name}`),
    );
  });
});
