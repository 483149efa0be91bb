import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const zeroKnowledgeProofs: Article = {
  ...tutorialHeads['zero-knowledge-proofs'],
  sections: [
    {
      heading: 'La idea',
      paragraphs: [
        'Para entrar en un bar enseñas un carné con tu nombre, tu dirección y tu cumpleaños, aunque la única pregunta es si tienes 18 años. Una prueba de conocimiento cero responde a esa pregunta y a nada más, y quien pregunta puede fiarse de la respuesta.',
        'Funciona porque algunas cuentas son fáciles de comprobar y difíciles de inventar. La prueba es una cuenta así sobre los datos del carné; quien la comprueba ve la cuenta, no los datos.',
      ],
    },
    {
      heading: 'Cómo funciona aquí',
      steps: [
        'Escribes datos como atributos privados: una fecha de nacimiento, un título, un país. Tu navegador los cifra; este servicio no puede leerlos.',
        'Los envías a una entidad verificadora junto con una declaración. Solo su navegador puede abrirlos. La entidad los compara con sus registros y firma la declaración con una huella digital de ellos.',
        'Más adelante eliges un solo dato que demostrar: por ejemplo, 18 años o más, y no el cumpleaños. Tu navegador hace la prueba en un segundo aproximadamente, y el cumpleaños se queda donde está.',
        'Quien la recibe comprueba en su propio navegador que el dato se deduce de lo que firmó la entidad.',
      ],
      note: __EMBEDDED__
        ? 'Esta instalación es para hacer pruebas: las claves de sus pruebas se hicieron para eso. Aquí una entidad verificadora también puede simular su prueba; una simulación lleva la etiqueta «Simulación» y no prueba nada.'
        : 'Una instalación sin claves propias no hace pruebas; sus solicitudes siguen pendientes y no se pierde nada.',
    },
    {
      heading: 'Qué averigua quien comprueba',
      list: [
        'El dato y nada más preciso: que la fecha de nacimiento es el 21 nov 2008 o anterior, no qué día es.',
        'Qué entidad verificadora lo avala y desde cuándo está acreditada, igual que en cualquier otra declaración.',
        'Para quién se hizo la prueba y hasta cuándo vale, la muestre quien la muestre.',
      ],
    },
    {
      heading: 'Si eres tú quien pregunta',
      steps: [
        'Abre «Pedir una prueba», elige el dato y di quién pregunta. No necesitas cuenta; mantén esa pestaña abierta.',
        'Quien responde escanea tu código, con la cámara del teléfono o en «Escanear QR», y compara los caracteres que ve con los de tu pantalla.',
        'La respuesta se cifra para tu pestaña. Allí se comprueba con lo que preguntaste, como cualquier declaración compartida, y cada persona cuenta una vez.',
      ],
      note: 'Una organización acreditada puede firmar su solicitud; la otra pantalla la nombra entonces. Los demás aparecen como «alguien desconocido», se llamen como se llamen.',
      link: { label: 'Pedir una prueba', href: '/ask' },
    },
    {
      heading: 'Lo que no puede hacer',
      list: [
        'Oculta el valor, no a la persona: se muestran tu DID y los datos básicos de la declaración.',
        'Un código se puede pasar a otros y mostrar de nuevo hasta que termina. Elige un plazo corto e indica para quién es.',
        'No hace cierto nada. Si la entidad no miró con atención, una prueba de lo que firmó no vale más.',
        'Si pierdes todas las formas de acceso a tus atributos privados, ya no se puede demostrar nada con ellos. Lo que firmaron las entidades verificadoras se conserva.',
      ],
    },
  ],
  next: { label: 'Pruébalo: abre una de tus declaraciones verificadas', href: '/?view=claims' },
}

export const proofFigure = {
  title: 'Enseñar el carné y demostrar un solo dato de él',
  description:
    'A la izquierda se enseña un carné entero: se pueden leer el nombre, la dirección y la fecha de nacimiento. A la derecha, las mismas tres líneas están tapadas y se da una sola respuesta: 18 años o más, sí.',
  caption: 'Se responde a la pregunta y el carné sigue tapado.',
  shown: 'Enseñar el carné',
  proven: 'Demostrar un dato',
  fields: ['Nombre', 'Calle', 'Nac.'],
  values: ['A. Costa', 'Molino, 4', 'may 2001'],
  question: '¿18 o más?',
  answer: 'sí',
  seen: 'todo',
} as const
