import type { Logos } from 'contract/support';
import type { z } from 'zod';
import { cashierMethods } from '../cashier';
import { games } from '../../games/registry';

type Query = { type?: 'payments' | 'providers' | undefined; color?: 'white' | 'color' | undefined };

/** A provider's name as the name of its file: `Forge & Fable` → `forge-fable`. */
const logoName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Logos among the edge's static files, by name; `color` is for light grounds, `white` for dark ones. */
export function logosOf({ type, color = 'color' }: Query): z.output<typeof Logos> {
  const logo = (kind: string, name: string) => ({ name, path: `/logos/${kind}/${logoName(name)}-${color}.svg` });
  const payments = [...new Set(cashierMethods.map((method) => method.logo))];
  const providers = [...new Set(games.map(({ provider }) => provider))].sort();
  return {
    logos: [
      ...(type === 'providers' ? [] : payments.map((name) => logo('payments', name))),
      ...(type === 'payments' ? [] : providers.map((name) => logo('providers', name))),
    ],
  };
}
