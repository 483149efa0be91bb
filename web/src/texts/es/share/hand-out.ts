import { plural } from '../frame/plural.ts'

export const handOutTexts = {
  send: 'Enviar',
  sendFailed: { title: 'No se ha enviado', description: 'No se ha podido pasar el enlace a otra aplicación. Cópialo.' },
  mail: {
    subject: (title: string) => title,
    sentence: (title: string) => `${title}. Abre el enlace para comprobarlo.`,
    body: (title: string, url: string) =>
      `${title}\n\n${url}\n\nAbre el enlace para comprobarlo. La página dice quién lo confirmó y si sigue valiendo. No necesitas cuenta.`,
  },
  panel: {
    heading: { send: 'Enviar un enlace', enlarge: 'Mostrar un código', print: 'Imprimir un código' },
    which: 'Qué enlace',
    differs: {
      short: 'Código pequeño. Para abrirlo hace falta nuestro servicio. Puedes ponerle fin en cualquier momento.',
      open: 'Largo, con un código detallado. Se abre y se comprueba sin nuestro servicio. Nadie puede recuperarlo.',
    },
    sheet: 'Enviar con otra aplicación',
    mail: 'Correo electrónico',
    copy: 'Copiar',
    act: { enlarge: 'Mostrarlo', print: 'Imprimirlo' },
    close: 'Cerrar',
  },
  label: {
    label: '¿Para quién es? (opcional)',
    hint: 'Esto solo lo ves tú. Te ayuda a encontrar después el enlace que quieres retirar.',
    example: 'ACME, candidatura',
    add: 'Añadir una etiqueta',
    change: 'Cambiar la etiqueta',
    save: 'Guardar la etiqueta',
    cancel: 'Cancelar',
  },
  several: {
    action: 'Compartir varias',
    title: 'Compartir varias credenciales',
    description: 'Elígelas. Un enlace las muestra todas, y cada una se comprueba por separado.',
    list: 'Tus credenciales',
    chooseMore: 'Elige al menos dos.',
    name: (count: number) => `${count} credenciales`,
  },
  together: {
    summary: (others: number) =>
      others === 0
        ? 'Añadir otras credenciales a este enlace'
        : plural(others, {
            one: '# credencial más en este enlace',
            other: '# credenciales más en este enlace',
          }),
    hint: 'Cada una se comprueba por separado. Las otras muestran sus datos básicos y el nombre.',
    list: 'Tus otras credenciales',
    notVerified: 'Aún no la ha confirmado nadie. A quien abra el enlace se le dirá.',
    full: (most: number) => `En un enlace caben ${most} credenciales como máximo.`,
  },
} as const
