import type { Article } from '../../../article.ts'

export const aboutArticle: Article = {
  title: 'Acerca de',
  lead: 'Guarda tus credenciales bajo una cartera que es tuya, haz que comprueben cada una una sola vez y muéstralas a quien quieras con un enlace.',
  sections: [
    {
      heading: 'El problema',
      paragraphs: [
        'Un título, un trabajo, una afiliación: todo se demuestra una y otra vez, por correo, por teléfono, con copias que podría haber hecho cualquiera. Las copias se quedan donde se enviaron, con todo lo que contenían.',
      ],
    },
    {
      heading: 'Cómo funciona',
      steps: [
        'Tienes un identificador, un DID, con tu propia cartera. Está inscrito en una cadena de bloques pública y no se puede transferir.',
        'Describes una credencial como declaración y pides a una organización de confianza que la compruebe.',
        'La organización la compara con sus registros y firma exactamente lo que ha comprobado. Firmar no le cuesta nada.',
        'Compartes un enlace o un código. Quien lo abre lee quién firmó y si sigue siendo válido, sin cuenta.',
      ],
    },
    {
      heading: 'Lo que no tienes que creer',
      paragraphs: [
        'Un enlace compartido se comprueba en el navegador de quien lo lee, con la firma de la entidad verificadora y la cadena de bloques. Si se cambia una sola letra, la comprobación falla. Nuestro servidor solo puede añadir malas noticias: que su titular ya no lo comparte o que la entidad ha retirado lo que firmó.',
        'La misma comprobación se puede hacer sin nuestra página. Cada resultado indica la orden para hacerla, en «La comprobación independiente».',
      ],
    },
    {
      heading: 'Quién puede verificar',
      paragraphs: [
        'Lo elige cada instalación. O bien la administración revisa cada organización y la acredita en la cadena de bloques, donde el registro es público. O bien quien lo pide puede verificar al momento, y cada resultado dice que nadie la ha revisado.',
        'Una entidad verificadora puede retirar lo que confirmó, y la administración puede suspender a una entidad. Ambas cosas quedan en la cadena de bloques y aparecen en todas las comprobaciones posteriores.',
      ],
    },
    {
      heading: 'Lo que no puede hacer',
      list: [
        'Una firma dice quién avala, no que tenga razón. Tú decides en quién confías.',
        'Lo que alguien ha visto, puede guardarlo. Ningún enlace se puede borrar de una memoria ni de una captura de pantalla.',
        'Lo que está en la cadena de bloques se queda allí. Por eso solo se llevan allí sellos de tus declaraciones, salvo que elijas publicar el texto.',
        'La prueba que hace una entidad verificadora muestra que lo que registró se deduce de lo que vio, no que viera la verdad. De eso responde quien firma.',
        'La prueba de un dato oculta el valor que hay detrás, no a la persona: con ella se muestran el DID y los datos básicos de la declaración.',
      ],
    },
    {
      heading: 'Software libre',
      paragraphs: [
        'Todo lo que hay aquí se publica con la Licencia Pública General de GNU, versión 3 o posterior. Cualquier organización puede tener su propia instalación y leer qué hace esta.',
      ],
    },
  ],
  next: { label: 'Ver para qué se usa', href: '/use-cases' },
}
