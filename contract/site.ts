import { z } from 'zod';
import { call } from './call';
import { IdentityProviderName } from './identity-providers';

const site = { fresh: 300, stale: 24 * 3600 } as const;

/** A link of a menu. `label` is a key of the menu's own vocabulary, so that every skin is translated. */
export const MenuItem = z.object({ key: z.string(), path: z.string() });

/** Entries that stand together; `key` names what they have in common, such as tournaments, in the menu's vocabulary. */
const MenuGroup = z.object({ key: z.string().optional(), items: z.array(MenuItem) });

export const SkinMenu = z.object({ side: z.array(MenuGroup), footer: z.array(MenuItem) });
export type SkinMenu = z.infer<typeof SkinMenu>;

/** The skin: name, mark and menu of the white label, and the player configuration (SPEC §3, DOMAIN §1). */
export const SkinConfig = z.object({
  name: z.string(),
  /** Path of the mark among the edge's static files. */
  logo: z.string(),
  themeColor: z.string(),
  supportEmail: z.string(),
  /** By whom the house is licensed, as the licence words it; empty: nothing is claimed. */
  licence: z.string().default(''),
  menu: SkinMenu,
  playerConfig: z.object({
    turnstileCaptcha: z.object({ enabled: z.boolean(), siteKey: z.string() }),
    /** By whom players may log in besides their password (DOMAIN §1). */
    identityProviders: z.array(IdentityProviderName).default([]),
    /** Whether somebody may register by a payment from a bank account (DOMAIN §8). */
    payAndPlay: z.boolean().default(true),
  }),
});
export type SkinConfig = z.infer<typeof SkinConfig>;

export const skinConfig = call({
  method: 'GET',
  path: '/skinConfig/all',
  summary: 'The skin with its menu and the player configuration.',
  session: 'none',
  data: SkinConfig,
  shared: site,
});

export const skinMenu = call({
  method: 'GET',
  path: '/skinMenu',
  summary: "The skin's menu alone.",
  session: 'none',
  data: SkinMenu,
  shared: site,
});

/** What is up, as the house knows it. Times are epoch milliseconds. Nothing of it is about anybody. */
export const ServiceStatus = z.object({
  at: z.number().int(),
  /** `since`: from when on no money goes that way; null: it works. */
  payments: z.array(z.object({ id: z.string(), name: z.string(), since: z.number().int().nullable() })),
  /** `off`: how many of a provider's games are switched off. */
  providers: z.array(z.object({ name: z.string(), games: z.number().int(), off: z.number().int() })),
});
export type ServiceStatus = z.infer<typeof ServiceStatus>;

export const serviceStatus = call({
  method: 'GET',
  path: '/status',
  summary: 'What is working: payment methods, and games by provider.',
  session: 'none',
  data: ServiceStatus,
  shared: { fresh: 15, stale: 30 },
  extension: true,
});
