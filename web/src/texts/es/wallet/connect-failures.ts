export const connectFailureTexts = {
  declined: 'Has rechazado la conexión. No se ha compartido nada; conéctate cuando quieras.',
  forgetful: {
    title: 'Conexión solo para esta página',
    description:
      'Este navegador no guarda nada de este sitio. Conéctate de nuevo cada vez que abras o recargues una página, o permite que el sitio guarde datos.',
  },
  signInFailed: 'Tu cartera no ha podido firmar el mensaje de inicio de sesión. Ábrela y vuelve a intentarlo.',
} as const
