export const givenUpTexts = {
  text: 'Aquí ya vale, pero la cadena de bloques la rechazó cuando la enviamos. Puedes enviarla desde tu cartera, que paga la comisión.',
  send: 'Enviarla con tu cartera',
  title: 'Enviar tu retirada',
  success: 'Tu retirada está registrada en la cadena de bloques.',
  saved: 'Tu retirada sigue valiendo aquí. Puedes enviarla más tarde.',
} as const
