export const chooseIdentityTexts = {
  title: '¿Con qué identidad quieres iniciar sesión?',
  lead: 'Tu cartera o tu llave de acceso actúa por varias identidades. Te pedirá confirmar una vez más, para la que elijas.',
  legend: 'Identidad',
  own: 'La identidad de esta misma cartera o llave de acceso',
  signIn: 'Iniciar sesión',
} as const
