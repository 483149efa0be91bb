export const checkListTexts = {
  title: 'Qué hemos comprobado',
  checkedNow: 'Comprobado ahora mismo en tu navegador.',
  checkedOffline: 'No tienes conexión. Comprobado ahora mismo, hasta donde puede este dispositivo.',
  checkedAt: (moment: string) => `Comprobado en tu navegador: ${moment}.`,
  again: 'Comprobar de nuevo',
  checkingAgain: 'Comprobando de nuevo…',
} as const
