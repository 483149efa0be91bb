import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const creatingYourFirstDid: Article = {
  ...tutorialHeads['creating-your-first-did'],
  sections: [
    {
      heading: 'Antes de empezar',
      paragraphs: [
        __EMBEDDED__
          ? 'Necesitas la extensión MetaMask en tu navegador. Si no la tienes, esta instalación ofrece una cartera de demostración para que puedas probarlo todo.'
          : 'Necesitas la extensión MetaMask en tu navegador y, para el último paso, un poco del dinero propio de la cadena de bloques en ella.',
      ],
    },
    {
      heading: 'Paso a paso',
      steps: [
        'Elige «Conectar MetaMask», arriba, y permite que esta página vea tu cuenta.',
        'Inicia sesión: la cartera muestra un texto y te pide que lo firmes. No cuesta nada y no envía ninguna transacción.',
        'Elige un nombre de usuario y pulsa «Crear perfil». El nombre completo y el correo electrónico son opcionales.',
        'Pulsa «Crear un DID nuevo». De momento se guarda aquí y no cuesta nada.',
        'Añade una primera declaración con «Crear declaración», u «Omitir por ahora», y después «Ir al panel».',
        'En la tarjeta del DID elige «Acuñar tu DID» y confirma en la cartera. Es una transacción: la cartera muestra la comisión de la cadena de bloques antes de que confirmes.',
      ],
    },
    {
      heading: 'Cómo sabes que ha funcionado',
      paragraphs: [
        'Desaparece de la tarjeta el aviso «Aún no está en la cadena de bloques», y en su lugar dice «DID n.º» con el número de tu token. Tus declaraciones siguen unidas a él.',
      ],
    },
    {
      heading: 'Si algo sale mal',
      list: [
        'Lo has rechazado en la cartera: no ha cambiado nada y no se ha cobrado nada. Inténtalo de nuevo cuando quieras.',
        'Has cerrado la página con la transacción en marcha: el DID aparece por sí solo en el panel.',
        'La cartera está en otra red: la página le pide que cambie y espera.',
        'Quieres volver a ver los pasos: «Repetir la configuración» está debajo de las vistas del panel.',
      ],
    },
  ],
  next: { label: 'Pruébalo: conecta y crea tu DID', href: '/' },
}

export const firstDidFigure = {
  title: 'Seis pasos hasta un DID en la cadena de bloques',
  description:
    'Conectar MetaMask, iniciar sesión, crear un perfil, crear el DID y añadir una declaración: estos cinco son gratis. El sexto, acuñar el DID, es una transacción con la comisión de la cadena de bloques.',
  caption: 'Solo cuesta algo el último paso, y puede esperar.',
  steps: [
    { label: 'Conectar MetaMask', note: 'gratis' },
    { label: 'Iniciar sesión', note: 'gratis' },
    { label: 'Crear perfil', note: 'gratis' },
    { label: 'Crear un DID nuevo', note: 'gratis' },
    { label: 'Crear declaración', note: 'gratis' },
    { label: 'Acuñar tu DID', note: 'con comisión' },
  ],
} as const
