export const checkPageTexts = {
  title: 'Comprobar varios',
  lead: 'Trae los enlaces, códigos y archivos que te han dado, todos a la vez o uno tras otro. Este navegador los comprueba y no guarda nada: no se envía ninguna lista ni se sube ningún archivo.',
  toOne: '¿Es solo uno?',
  scanOne: 'Escanea su código',
} as const
