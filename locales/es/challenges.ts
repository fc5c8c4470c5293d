import type { Texts } from '../texts';
import type { challenges as english } from '../en/challenges';

export const challenges = {
  title: 'Desafíos',
  lead: 'Cuando el premio de una sola ronda de tragaperras alcanza uno de estos multiplicadores, el del desafío se añade a tu saldo. La apuesta debe ser con tu propio dinero. Cada desafío paga una vez al mes y una ronda paga el más alto que alcance.',
  short:
    'Un premio en dinero cuando una sola ronda de tragaperras, con tu propio dinero, paga un múltiplo muy alto de tu apuesta. Cada desafío paga una vez al mes.',
  list: 'Desafíos de este mes',
  prize: 'Premio',
  minimum: 'Apuesta mínima',
  equivalent: 'Los importes están en euros; en otras divisas se aplican sus equivalentes fijos.',
  hitOn: 'Lo lograste el {{date}}.',
  prizeWithheld: 'El premio se guarda mientras tu cuenta esté bloqueada.',
  receipt: 'La ronda',
  winners: 'Ganadores de {{month}}',
  noWinners: 'En {{month}} aún no se ha logrado ningún desafío.',
  multiplier: 'Multiplicador',
  player: 'Jugador',
  game: 'Juego',
  day: 'Fecha',
  months: 'Otros meses',
} satisfies Texts<typeof english>;
