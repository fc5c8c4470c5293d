import type { Texts } from '../texts';
import type { errors as english } from '../en/errors';

export const errors = {
  refusedTitle: 'No hemos aceptado esta solicitud',
  refusedText:
    'No venía de una de nuestras páginas, así que no se ha cambiado nada. Abre la página de nuevo y envía el formulario desde allí.',
  notFoundTitle: 'Página no encontrada',
  notFoundText:
    'Es posible que la página se haya eliminado, haya cambiado de nombre o no esté disponible temporalmente. Revisa la dirección o empieza de nuevo desde el lobby.',
  goneTitle: 'Esta página se ha retirado',
  goneText:
    'Lo que había aquí ha terminado o ya no está al día, así que lo hemos retirado definitivamente. En el lobby verás lo que hay ahora.',
  tooLargeTitle: 'El envío era demasiado grande',
  tooLargeText:
    'No lo hemos leído, así que no se ha cambiado nada. Vuelve atrás, acorta el texto y envía el formulario de nuevo.',
  restrictedText:
    'Parece que estás en un lugar donde no podemos ofrecer juegos de azar. Lo decidimos por la ubicación de tu conexión y vale para todas las personas de ese lugar.',
  restrictedMeans: 'Aquí no es posible registrarse, iniciar sesión, pagar ni jugar. Estas páginas sí se pueden leer:',
  restrictedMoney: '¿Tienes dinero en una cuenta con nosotros? Escribe a {{email}} y nos ocuparemos de que te llegue.',
  brokenTitle: 'Algo ha fallado por nuestra parte',
  brokenText:
    'No hemos podido cargar esta página. El dinero se registra por completo o no se registra, así que tu saldo y tu historial son correctos. Inténtalo de nuevo.',
  awayTitle: 'Volvemos enseguida',
  awayText:
    'Ahora mismo no se puede acceder a los juegos ni a la caja. Tu dinero está seguro y no se registra nada mientras tanto. Inténtalo de nuevo en un minuto. Quizá sí puedas abrir las listas de juegos.',
  maintenanceTitle: 'Estamos realizando tareas de mantenimiento',
  maintenanceText:
    'Los juegos, las apuestas y la caja están en pausa mientras trabajamos en el sitio. Tu dinero está a salvo, las apuestas ya realizadas se liquidan y los pagos en curso siguen llegando. Inténtalo de nuevo dentro de unos minutos.',
  offlineTitle: 'Sin conexión',
  offlineText:
    'Sin conexión a internet no se puede abrir Lantern. Cuando vuelvas a tener conexión, tu historial mostrará todas las apuestas y pagos que nos llegaron.',
  tryAgain: 'Intentar de nuevo',
  toLobby: 'Ir al lobby',
  toSlots: 'Ver las tragaperras',
  code: 'Código {{status}}',
  request: 'Solicitud {{id}} (indícala a atención al cliente)',
} satisfies Texts<typeof english>;
