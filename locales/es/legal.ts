import type { Texts } from '../texts';
import type { legal as english } from '../en/legal';

export const legal = {
  controlLead:
    'Jugar es entretenimiento y, de media, cuesta dinero: a la larga, todo juego devuelve menos de lo apostado. El porcentaje exacto figura en cada juego.',
  control1Title: 'Que siga siendo un juego',
  control1Text:
    'Decide una cantidad y un tiempo antes de empezar. No juegues para recuperar pérdidas, con dinero prestado ni si sientes enfado, cansancio o has bebido. Haz pausas.',
  control2Title: 'Señales que conviene tomar en serio',
  control2Text:
    'Ocultas cuánto juegas. Juegas más tiempo o más dinero del que querías. Pides prestado, vendes cosas o no pagas facturas. El trabajo, los estudios o tus seres queridos pasan a segundo plano.',
  control3Title: 'Si quieres parar',
  control3Text:
    'Escribe a {{email}} y pídenos que cerremos tu cuenta. No preguntamos el motivo. Tu saldo sigue siendo tuyo y te lo pagamos.',
  control4Title: 'Ayuda externa',
  control4Text:
    'No tienes que hacerlo a solas. Gambling Therapy (gamblingtherapy.org) asesora gratis y de forma anónima en muchos idiomas. Jugadores Anónimos (gamblersanonymous.org) se reúne en muchos países.',
} satisfies Texts<typeof english>;
