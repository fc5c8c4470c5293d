import type { Texts } from '../texts';
import type { chat as english } from '../en/chat';

export const chat = {
  lead: 'Nuestro equipo está disponible a cualquier hora.',
  hours: 'El chat está abierto todos los días de {{from}} a {{to}} (UTC).',
  nobody: 'Ahora mismo no hay nadie en el chat',
  nobodyText: 'Escríbenos, por favor. Una persona lee cada mensaje y responde por correo electrónico.',
  outside:
    'El chat lo ofrece {{host}} y solo se carga cuando lo abres. Si has iniciado sesión, recibe tu nombre y tu cuenta para que podamos ayudarte.',
  open: 'Abrir el chat',
  away: 'Ahora mismo no se puede acceder al chat. Escríbenos, por favor.',
  needsScript: 'El chat necesita scripts. Sin ellos, escríbenos.',
  others: 'Escríbenos',
} satisfies Texts<typeof english>;
