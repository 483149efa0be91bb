export const chooseIdentityTexts = {
  title: '¿Con qué identidad quieres iniciar sesión?',
  lead: 'Tu cartera o tu llave de acceso actúa por varias identidades. Te pedirá confirmar una vez más, para la que elijas.',
  legend: 'Identidad',
  own: 'La identidad de esta misma cartera o llave de acceso',
  another: 'O escribe la dirección de otra identidad',
  anotherHint:
    'Tu cartera o tu llave de acceso actúa por más identidades de las que muestra esta lista. La lista contiene las últimas que asumió.',
  addressFault: 'Esto no es una dirección. Una dirección empieza por 0x y tiene 42 caracteres.',
  signIn: 'Iniciar sesión',
} as const
