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
  ask: {
    second_document: 'Necesitamos un segundo documento que confirme lo que muestra el primero',
    both_sides: 'Envíanos las dos caras',
    newer: 'Envíanos un documento más reciente',
    account_holder: 'Envíanos un documento en el que se vean tu nombre y la cuenta de pago',
    change_of_name: 'Envíanos un documento con tu nombre actual',
  },
  block: {
    identity: 'comprobación de tu identidad',
    payments: 'comprobación de un pago',
    play: 'revisión de tus partidas',
    security: 'seguridad de la cuenta',
    protection: 'protección del jugador',
    law: 'obligación legal',
  },
  team: {
    support: 'atención al cliente',
    payments: 'equipo de pagos',
    identity: 'equipo de verificación',
    risk: 'equipo de seguridad',
  },
} satisfies Texts<typeof english>;
