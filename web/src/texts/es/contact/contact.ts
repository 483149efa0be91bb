import { contactMessages } from '@did/domain/account/contact-limits'

export const contactTexts = {
  title: 'Contacto',
  lead: 'Escribe a quienes gestionan esta instalación. No necesitas ni cartera ni cuenta.',
  form: {
    heading: 'Escríbenos',
    name: 'Tu nombre',
    email: 'Tu correo electrónico',
    emailHint: 'Ahí, y en ningún otro sitio, recibirás la respuesta.',
    message: 'Tu mensaje',
    messageHint: 'No incluyas contraseñas, números de documentos ni enlaces que solo deban abrir ciertas personas.',
    submit: 'Enviar mensaje',
    submitting: 'Enviando…',
    kept: `Tu nombre, tu correo y tu mensaje se guardan ${contactMessages.keptMonths} meses y luego se eliminan. Solo los lee la administración.`,
    failed: 'Tu mensaje no se ha enviado',
  },
  sent: {
    title: 'Tu mensaje se ha enviado',
    text: 'La administración de esta instalación lo leerá y responderá por correo electrónico.',
    again: 'Escribir otro mensaje',
  },
  hints: {
    heading: 'A menudo más rápido',
    items: [
      {
        heading: 'Una credencial que te han mostrado',
        text: 'Pregunta a la entidad verificadora que aparece en la página del resultado. Solo ella sabe qué miró antes de firmar.',
      },
      {
        heading: 'Una solicitud que sigue pendiente',
        text: 'La recibió la entidad verificadora que elegiste. Abre Verificación en tu panel para ver a quién espera. También puedes pedírselo a otra.',
      },
      {
        heading: 'Algo que no funciona',
        text: 'Abre las herramientas de diagnóstico, elige «Copiar informe» y pégalo en tu mensaje. Contiene versiones y estados, ningún dato personal.',
      },
    ],
    debug: 'Abrir herramientas de diagnóstico',
  },
} as const

export const messagesTexts = {
  heading: 'Mensajes de contacto',
  empty: 'No hay mensajes pendientes.',
  emptyDone: 'Aún no hay ninguno atendido.',
  failed: 'No se han podido cargar los mensajes.',
  sent: (date: string) => `Enviado: ${date}`,
  done: 'Marcar como atendido',
  undo: 'Deshacer',
  showDone: 'Mensajes atendidos',
  kept: `Cada mensaje se elimina ${contactMessages.keptMonths} meses después de su envío.`,
  markFailed: 'Error',
} as const
