import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const selectiveDisclosure: Article = {
  ...tutorialHeads['selective-disclosure'],
  sections: [
    {
      heading: 'Qué muestra un enlace',
      paragraphs: [
        'Una declaración compartida muestra sus datos básicos (tipo, título, emisor, fecha de emisión y si está verificada) y tu nombre. La descripción y los demás campos siguen sellados, salvo que los marques.',
      ],
    },
    {
      heading: 'Cómo se puede comprobar un campo sellado',
      paragraphs: [
        'La entidad verificadora firma los datos básicos tal cual, y un solo sello para todo lo demás. El sello se hace con una huella digital de cada campo, mezclada con un número aleatorio. Así se puede abrir un campo sin los otros, y nadie puede adivinar uno sellado a base de probar.',
      ],
    },
    {
      heading: 'Comparte una declaración',
      steps: [
        'Abre la declaración con «Ver detalles» y ve a «Compartir».',
        'En «Qué muestra», marca lo que la otra persona necesita además de los datos básicos. Se puede con todas las declaraciones, menos con las creadas sin «Divulgación selectiva».',
        'Elige «Enlace abierto» o «Enlace controlado». Si es controlado, fija un fin o un límite y pulsa «Crear el enlace».',
        'Pulsa «Copiar enlace para compartir» o muestra el código; con «Ampliar» es más fácil de escanear.',
      ],
    },
    {
      heading: 'Qué enlace elegir',
      facts: [
        {
          term: 'Enlace corto',
          text: 'Cabe en un mensaje, y su código es lo bastante pequeño para una cámara a cierta distancia. Para abrirlo hace falta este servicio, y puedes ponerle fin. «Enviar», «Ampliar» e «Imprimir» lo ofrecen en primer lugar.',
        },
        {
          term: 'Enlace abierto',
          text: 'Funciona para quien lo tenga, también sin este servicio. No se puede recuperar; si lo retiras, su comprobación lo dirá.',
        },
        {
          term: 'Enlace controlado',
          text: 'Puede terminar, puede tener un límite y cuenta cuántas veces se ha abierto. Su texto se cifra en tu navegador, y la clave está solo en el enlace: cópialo enseguida, o abre tus atributos privados, que la cifran por ti.',
        },
      ],
    },
    {
      heading: 'Da a cada persona un enlace propio',
      steps: [
        'Debajo del código, elige «Añadir una etiqueta» y escribe para quién es el enlace, por ejemplo «ACME, candidatura». La etiqueta solo la ves tú.',
        'Un enlace que has copiado, enviado, impreso o etiquetado no se vuelve a usar. La siguiente persona recibe uno nuevo.',
        'Cuando termine una candidatura, busca su etiqueta en «Lo que he compartido» y pon fin a ese enlace. Todos los demás siguen igual.',
      ],
    },
    {
      heading: 'Varias credenciales en un enlace',
      paragraphs: [
        'Una candidatura suele necesitar un título, una licencia y una referencia. Abre «Añadir otras credenciales a este enlace», en la pestaña «Compartir», y marca las demás. Quien lee recibe un solo enlace corto. Comprueba cada credencial por separado y dice si todas se emitieron para una misma identidad.',
      ],
    },
    {
      heading: 'Retíralo',
      paragraphs: [
        'En «Lo que he compartido» están tus enlaces. Con «Retirar», un enlace controlado termina para quienes aún no lo han abierto. Lo que alguien ya ha visto, se lo queda.',
      ],
    },
    {
      heading: 'Declaraciones que no se comparten',
      paragraphs: [
        '«Declaración privada», en el formulario de la primera declaración, significa que no hay enlace ni código para ella.',
      ],
    },
  ],
  next: { label: 'Pruébalo: comparte una de tus declaraciones', href: '/?view=claims' },
}

export const disclosureFigure = {
  title: 'Campos abiertos y sellados bajo una sola firma',
  description:
    'Una declaración con cinco líneas. Tipo, título, emisor y fecha de emisión están abiertos y se pueden leer. La descripción está sellada: solo está su huella digital. La firma de la entidad verificadora las abarca todas.',
  caption: 'Quien abre el enlace comprueba la firma de todo y lee lo que has abierto.',
  fields: [
    { name: 'Tipo', value: 'Estudios' },
    { name: 'Título', value: 'Enfermería' },
    { name: 'Emisor', value: 'Univ. Oporto' },
    { name: 'Emitida', value: 'jun 2024' },
  ],
  sealedField: 'Descripción',
  opened: 'abierto',
  sealed: 'sellado',
  signature: 'La firma de la entidad',
} as const
