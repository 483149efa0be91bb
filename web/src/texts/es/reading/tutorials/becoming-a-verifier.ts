import type { Article } from '../../../article.ts'
import { tutorialHeads } from './heads.ts'

export const becomingAVerifier: Article = {
  ...tutorialHeads['becoming-a-verifier'],
  sections: [
    {
      heading: 'Cómo llegar a serlo',
      steps: [
        'Usa una cartera que pertenezca a tu organización, no la tuya: sus firmas representan a la organización.',
        'En Tu perfil elige «Ser entidad verificadora», indica tu organización y pulsa «Enviar solicitud».',
        'En «Tu dominio» puedes demostrar que gestionas su sitio web: «Crear archivo», coloca allí el archivo, «Comprobar». Quienes comprueben una confirmación tuya verán entonces el dominio.',
        'La administración decide, y la campana te avisa. Las entidades acreditadas figuran en el Registro de entidades verificadoras, que es público, con sus fechas. En una instalación abierta puedes empezar al momento. Cada resultado dice entonces que te inscribiste por tu cuenta, hasta que elijas «Solicitar la acreditación» y la administración te la conceda.',
      ],
    },
    {
      heading: 'Llega una solicitud',
      steps: [
        'Aparece por sí sola en el panel de verificación, las más antiguas primero.',
        'Lee la declaración y compárala con tus propios registros. Lo que no encuentres ahí, no lo confirmes.',
        'Si algo no está claro, pulsa «Hacer una pregunta»: su titular responde y, mientras tanto, la solicitud te espera.',
        'Pulsa «Aprobar». Elige qué confirmas y, si debe terminar algún día, indica «Válida hasta».',
        'Pulsa «Completar verificación». La cartera muestra el texto de la declaración y pide una firma. No cuesta nada.',
        'O pulsa «Rechazar» e indica un motivo: así su titular puede corregir la declaración.',
      ],
      note: __EMBEDDED__
        ? 'La prueba que se hace entre medias se crea en tu navegador con los valores que escribes, o que te envió su titular, y estos se quedan ahí. También se puede simular, y entonces lo dice. Lo que cuenta es tu firma.'
        : 'La prueba que se hace entre medias se crea en tu navegador con los valores que escribes, o que te envió su titular, y estos se quedan ahí. Lo que cuenta es tu firma.',
    },
    {
      heading: 'Si te equivocaste o ya no es así',
      paragraphs: [
        'En «Lo que has confirmado» están tus firmas. Con «Retirar» anulas una: se avisa al momento a su titular, y lo ve quien abra un enlace a ella. La retirada queda; la declaración se puede confirmar de nuevo.',
      ],
    },
    {
      heading: 'De qué respondes',
      list: [
        'Tu firma queda unida a la declaración, con el nombre de tu organización, y otros se fían de ella.',
        'No puedes enviarte a ti una declaración propia.',
        'Si otra persona ha usado tu cartera, avisa enseguida a la administración. Suspenderte en la cadena de bloques protege a quienes se fían de ti.',
      ],
    },
  ],
  next: { label: 'Pruébalo: abre el panel de verificación', href: '/?view=verifier' },
}

export const verifierFigure = {
  title: 'El camino de una entidad verificadora, de la solicitud a la firma',
  description:
    'Envías la solicitud con el nombre de la organización. La administración la revisa y la acredita en la cadena de bloques. Llega una solicitud. La comparas con tus propios registros. Después la rechazas con un motivo o la firmas.',
  caption: 'Sin la comparación del cuarto paso, una firma no vale nada.',
  steps: [
    { label: 'Enviar solicitud', note: 'tú' },
    { label: 'Revisar y acreditar', note: 'administración' },
    { label: 'Llega una solicitud', note: 'titular' },
    { label: 'Comparar con registros', note: 'tú' },
  ],
  reject: 'Rechazar',
  withReason: 'con un motivo',
  approve: 'Aprobar',
  withSignature: 'con tu firma',
} as const
