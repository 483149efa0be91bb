export const transactionTexts = {
  steps: {
    prepare: 'Preparar',
    confirm: 'Confirmar en tu cartera',
    sent: 'Enviada',
    confirmed: 'Confirmada',
    record: 'Guardada',
  },
  stepStates: { done: 'hecho', running: 'en curso', waiting: 'aún no', failed: 'fallido' },
  processing: {
    preparing: 'Preparándolo todo…',
    confirming: 'Te toca: abre tu cartera y confirma. Si te pide cambiar de red, confirma eso antes.',
    sent: 'Va de camino. La cadena de bloques suele confirmar en menos de un minuto; puedes cerrar esta ventana, que sigue sola.',
    finishing: 'Casi está…',
  },
  unaffordable: {
    text: 'En tu cartera no hay dinero suficiente para la comisión de la red. Este servicio puede pagarla por ti: solo firmas.',
    service: 'Que pague el servicio',
    wallet: 'Pago yo',
  },
  byPasskey: {
    confirm: 'Confirmar con tu llave de acceso',
    confirming:
      'Este servicio la envía por ti y la paga. Si tu dispositivo te lo pide, confirma con tu dedo, tu cara o tu PIN.',
  },
  successTitle: 'Transacción completada',
  savedTitle: 'Guardado correctamente',
  failureTitle: 'La transacción ha fallado',
  failureFallback: 'Se ha producido un error al procesar tu transacción.',
  unaffected: {
    beforeSent: 'No se ha cobrado nada.',
    unanswered: 'Si la confirmaste en tu cartera, sigue su curso y el resultado aparece aquí por sí solo.',
    uncertain: 'Antes de volver a intentarlo, mira en tu cartera si la transacción se envió.',
    afterSent: 'La cadena de bloques no la ha aceptado. Puede que se haya cobrado la comisión de la red.',
    afterConfirmed: 'La cadena de bloques la ha confirmado. Aparecerá aquí por sí sola en un momento.',
  },
  explorer: 'Ver la transacción',
  busy: 'Termina antes tu otra transacción.',
} as const
