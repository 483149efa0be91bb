import { wallet } from './connect.ts'

export const demoWalletTexts = {
  title: `${wallet} no está en este navegador`,
  lead: 'Esta instalación es para hacer pruebas, así que trae su propia cartera de demostración.',
  points: [
    'La cartera de demostración vive solo en esta página y tiene dinero de juguete.',
    'Puedes ser una de las personas de ejemplo o crear una cartera propia.',
    `Si instalas ${wallet}, «Conectar» usará esa cartera.`,
  ],
  use: 'Usar la cartera de demostración',
  name: 'Cartera de demostración',
  disconnectFirst:
    'Esta instalación trae una cartera de demostración. Para probarla, desconecta la cartera que usas ahora.',
} as const
