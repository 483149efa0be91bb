import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const introductionToDids: Article = {
  ...tutorialHeads['introduction-to-dids'],
  sections: [
    {
      heading: 'Un identificador que no concede nadie',
      paragraphs: [
        'El número de pasaporte lo da un Estado; un usuario, una empresa. Ambos te los pueden quitar. Un identificador descentralizado, un DID, sale de ti: lo creas con una cartera, y solo puede usarlo quien tiene la cartera.',
      ],
    },
    {
      heading: 'La cartera es la llave',
      paragraphs: [
        'Una cartera es un programa que guarda una clave y te pregunta antes de usarla. Este servicio no tiene contraseña ni nada que restablecer. Si pierdes la cartera, pierdes el DID: guarda en papel sus palabras de recuperación, en un lugar donde solo las encuentres tú.',
      ],
    },
    {
      heading: 'Por qué está en una cadena de bloques',
      paragraphs: [
        'Una cadena de bloques pública garantiza que todos ven lo mismo y que nadie puede cambiarlo después. Tu DID está inscrito en ella como un token, un NFT, que no se puede transferir. Así no se puede vender, y nadie puede sacarlo de tu cartera.',
      ],
    },
    {
      heading: 'Lo que no dice',
      paragraphs: [
        'Un DID por sí mismo no dice nada de ti: ni nombre, ni cumpleaños. Los datos se unen a él como declaraciones. En la cadena de bloques solo hay un sello de cada una, salvo que publiques su texto, y tú decides quién lee cuál.',
      ],
    },
    {
      heading: 'Qué pasa con él después',
      list: [
        'Conservas el mismo DID aunque cambies de trabajo, de centro de estudios o de correo electrónico.',
        'Puedes tener varios, por ejemplo uno para el trabajo, cada uno con sus propias declaraciones.',
        'La acuñación queda registrada para siempre: un DID se puede dejar de usar, pero no eliminar.',
      ],
    },
  ],
  next: { label: 'Pruébalo: echa un vistazo sin cartera', href: '/?view=dids' },
}

export const introductionFigure = {
  title: 'Una cartera contiene un DID, y a él se unen declaraciones',
  description:
    'A la izquierda, tu cartera, que es la llave. Contiene tu DID, un token en la cadena de bloques. Debajo del DID hay tres declaraciones: un título, que ha firmado una universidad, un trabajo y una afiliación.',
  caption: 'El DID es público. Lo que dicen las declaraciones es solo tuyo hasta que lo compartes.',
  wallet: 'Tu cartera',
  key: 'la llave',
  holds: 'tiene',
  did: 'Tu DID',
  token: 'un token en la cadena',
  claims: 'declaraciones tuyas',
  degree: 'Título',
  signed: 'firmado',
  job: 'Trabajo',
  membership: 'Afiliación',
  notYet: 'aún no',
} as const
