import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const managingClaims: Article = {
  ...tutorialHeads['managing-claims'],
  sections: [
    {
      heading: 'Escribe para quien comprueba',
      paragraphs: [
        'Usa el nombre exacto del título o del puesto, y di cuándo y dónde. «Grado en Ingeniería Informática, Universidad de Oporto, 2024» se puede comprobar; «estudié ordenadores», no. El título lo ven todas las personas a quienes das el enlace; la descripción, solo si la marcas.',
      ],
    },
    {
      heading: 'Añade una declaración',
      steps: [
        'En el panel elige «Añadir declaración», después un tipo, y escribe título y descripción.',
        'Indica el emisor o marca «Emitida por mí».',
        'Deja «Mantener el texto privado» como está. Así solo va a la cadena de bloques un sello de la declaración.',
        'Pulsa «Crear declaración». Si tu DID está en la cadena de bloques, la cartera te pide que confirmes.',
      ],
      note: 'Con «Publicar el texto en la cadena de bloques» puede leerlo todo el mundo, para siempre. Pocas veces hay motivo para hacerlo.',
    },
    {
      heading: 'Haz que la verifiquen',
      steps: [
        'Abre la declaración con «Ver detalles» y pulsa «Solicitar verificación».',
        'Elige una entidad verificadora. Su línea dice si la han revisado o se inscribió por su cuenta.',
        'Pulsa «Enviar solicitud». La campana te avisa cuando hay respuesta; hasta entonces está en Verificación.',
      ],
    },
    {
      heading: 'Qué dice la etiqueta',
      facts: [
        {
          term: 'Pendiente',
          text: 'Ahora no la avala nadie. A quien se la muestras, se le dice. La línea de debajo indica si se envió, está en espera o fue rechazada.',
        },
        { term: 'Verificado', text: 'Una entidad verificadora firmó exactamente este texto.' },
      ],
      note: '«Pendiente» figura también en una declaración cuyo último día ha pasado, o cuando la entidad ha retirado lo que firmó. La línea de debajo dice cuál de las dos cosas, cuándo y, si es público, por qué. «Renovar» o «Pedirlo de nuevo» lo pide otra vez.',
    },
    {
      heading: 'Cámbiala',
      paragraphs: [
        '«Editar» cambia una declaración que no está verificada. Una verificada se queda como está, porque se firmó exactamente ese texto: lo que escribas será una declaración nueva. «Historial» muestra todo lo que ha ocurrido con una declaración.',
      ],
    },
  ],
  next: { label: 'Pruébalo: abre tus declaraciones', href: '/?view=claims' },
}

export const claimLifeFigure = {
  title: 'La vida de una declaración',
  description:
    'Una declaración nueva está pendiente. Se la envías a una entidad verificadora. Si la rechaza, vuelve a estar pendiente, con un motivo. Si la firma, está verificada. Más adelante puede caducar o retirarse, y al pedirlo de nuevo vuelve a estar verificada.',
  caption: 'Una declaración verificada nunca cambia; lo que cambia es su estado.',
  pending: 'Pendiente',
  ask: 'pides verificarla',
  waiting: 'En espera',
  rejected: 'rechazada, con motivo',
  signs: 'la entidad firma',
  verified: 'Verificado',
  expired: 'Caducada',
  withdrawn: 'Retirada',
  renew: 'Renovar',
} as const
