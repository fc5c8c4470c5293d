import type { Texts } from '../texts';
import type { cluster as english } from '../en/cluster';

export const cluster = {
  grid: 'Rutenettet',
  column: 'Kolonne {{number}}',
  cascade: 'Steg for steg',
  step: 'Steg {{number}}',
  won: '{{count}} × {{symbol}}',
  orMore: '{{count}}+',
  ruleSquare:
    '{{smallest}} eller flere like symboler som berører hverandre langs en kant, vinner sammen, uansett form. Et hjørne teller ikke. Hver gruppe betaler etter størrelsen; flere grupper legges sammen.',
  ruleHex:
    'Hver celle har seks naboer. {{smallest}} eller flere like symboler som berører hverandre, vinner sammen, uansett form. Hver gruppe betaler etter størrelsen; flere grupper legges sammen.',
  ruleFall:
    'Symbolene som har vunnet, forsvinner, de som ligger over, faller ned, og nye kommer ovenfra. Slik fortsetter det uten kostnad til ingenting vinner lenger.',
  ruleMultipliers: 'Hvert steg har sin multiplikator: {{multipliers}}. Deretter gjelder {{last}}.',
  ruleStrips:
    'Hver kolonne er et bånd av symboler som stopper tilfeldig. Symbolene som kommer ovenfra, er de som ligger foran på båndet. Den høyeste gevinsten ble funnet ved å spille alle mulige runder.',
} satisfies Texts<typeof english>;
