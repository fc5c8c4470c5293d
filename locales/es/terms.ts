import type { Texts } from '../texts';
import type { terms as english } from '../en/terms';

export const terms = {
  document: {
    identity: 'prueba de identidad',
    address: 'prueba de domicilio',
    payment: 'prueba del método de pago',
  },
  rejection: {
    unreadable: 'No se puede leer',
    cut_off: 'Falta una parte',
    expired: 'Ha caducado',
    name_mismatch: 'El nombre no coincide con el de tu cuenta',
    wrong_document: 'No es el documento solicitado',
  },
  withdrawal: {
    identity: 'antes necesitamos un documento que acredite tu identidad',
    details: 'no se pudieron verificar los datos de pago',
    play_review: 'antes debemos revisar tu juego reciente',
    other: 'ponte en contacto con atención al cliente',
  },
} satisfies Texts<typeof english>;
