export const suspendedTexts = {
  title: 'Suspendida',
  since: (date: string) => `Suspendida desde el ${date}`,
  reason: 'Motivo:',
  means:
    'En este momento no puedes confirmar nada. Puedes seguir leyendo lo que decidiste y retirar lo que confirmaste. Si es un error, escribe a la administración, o vuelve a pedir la acreditación en tu perfil.',
  contact: 'Escribir a la administración',
  applyAgain: 'Volver a pedirla en tu perfil',
} as const

export const verifierStandingTexts = {
  own: {
    selfRegisteredText:
      'Puedes verificar. Quien comprueba lo que has confirmado lee que nadie ha revisado tu organización.',
    apply: 'Solicitar la acreditación',
    waiting: 'Tu solicitud espera una decisión.',
  },
  dialog: {
    title: 'Solicitar la acreditación',
    description:
      'La administración revisa tu organización. Hasta que decida, no cambia nada. ¿Con qué nombre se debe acreditar?',
    submit: 'Enviar solicitud',
  },
  toasts: {
    registered: {
      title: 'Ya eres entidad verificadora',
      description: 'Ya puedes decidir solicitudes de verificación. Aún no ha revisado nadie tu organización.',
    },
    requested: {
      title: 'Solicitud enviada',
      description: 'Se ha enviado tu solicitud para ser entidad verificadora',
    },
    grantedAtOnce: {
      title: 'Solicitud enviada',
      description:
        'Se ha enviado tu solicitud para ser entidad verificadora, y vale desde ahora. Aún no ha revisado nadie tu organización.',
    },
    applied: {
      title: 'Solicitud enviada',
      description: 'La administración decide sobre tu acreditación. Recibirás aquí el aviso.',
    },
    applyFailed: { title: 'Error', description: 'No se ha podido enviar tu solicitud' },
  },
} as const
