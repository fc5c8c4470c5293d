import type { Texts } from '../texts';
import type { status as english } from '../en/status';

export const status = {
  title: 'Estado del servicio',
  lead: 'Lo que funciona en este momento.',
  casino: 'Casino',
  payments: 'Pagos',
  games: 'Juegos por proveedor',
  works: 'Funciona',
  off: 'No disponible',
  offSince: 'No disponible desde el {{time}}',
  someOff: 'Juegos no disponibles: {{off}} de {{count}}',
  asOf: 'Actualizado: {{time}}',
  awayTitle: 'Ahora mismo no se puede acceder al casino',
  awayText: 'Hasta que vuelva a responder no podemos decir qué funciona. Inténtalo de nuevo dentro de unos minutos.',
} satisfies Texts<typeof english>;
