import type { Article } from '../../../article.ts'

export const termsArticle: Article = {
  title: 'Condiciones del servicio',
  lead: 'Las pocas reglas de este servicio, en palabras sencillas. El servicio lo presta quien gestiona esta instalación.',
  sections: [
    {
      heading: 'Tu cartera la guardas tú',
      paragraphs: [
        'Quien controla la cartera controla el DID y la cuenta. Aquí nadie puede recuperar una cartera perdida ni mover un DID: está unido a la cartera que lo acuñó.',
      ],
    },
    {
      heading: 'Lo que escribes',
      list: [
        'Escribe declaraciones sobre ti, y solo lo que es cierto.',
        'No incluyas datos personales de otras personas, números de documentos ni contraseñas.',
        'Piénsalo bien antes de publicar un texto en la cadena de bloques: puede leerlo todo el mundo y no se puede quitar nunca.',
      ],
    },
    {
      heading: 'Lo que compartes',
      paragraphs: [
        'Quien tiene un enlace puede pasarlo a otros. Un enlace abierto no se puede recuperar; si lo retiras, su comprobación lo dirá. Un enlace controlado termina para quienes aún no lo han abierto. Lo que alguien ya ha visto, se lo queda.',
      ],
    },
    {
      heading: 'Si verificas',
      list: [
        'Firma solo lo que has comprobado, y solo para la organización que indicaste. No puedes firmar una declaración tuya.',
        'Tu firma queda unida a la declaración, con tu nombre y la dirección de tu cartera. Otros se fían de ella, y tú respondes de ella.',
        'Retira una confirmación cuando sepas que no es cierta o que ya no lo es.',
        'Trata como confidencial lo que te envían. Se te ha dado solo para esta comprobación.',
        'La administración puede rechazarte o suspenderte, indicando el motivo. La suspensión y su motivo son públicos en la cadena de bloques.',
      ],
    },
    {
      heading: 'Si te fías de una declaración',
      paragraphs: [
        'Un resultado muestra quién avala qué y qué se ha podido comprobar. Si eso basta para lo que necesitas, lo decides tú. Mira qué entidad la ha verificado, si alguien la ha revisado y qué «no se ha podido comprobar».',
      ],
      note: __EMBEDDED__
        ? 'Una prueba muestra que un dato se deduce de lo que alguien vio, no que sea cierto. Si lleva la etiqueta de simulación, no prueba nada.'
        : 'Una prueba muestra que un dato se deduce de lo que alguien vio, no que sea cierto.',
    },
    {
      heading: 'Costes',
      paragraphs: [
        'Usar la página y firmar es gratis. Acuñar un DID y registrar una declaración son transacciones, y la cadena de bloques cobra por ellas una comisión. Tu cartera muestra el importe antes de que confirmes; el servicio no recibe nada de él, y no se puede devolver.',
      ],
    },
    {
      heading: 'Lo que no está permitido',
      list: [
        'Declaraciones o nombres con los que hacerse pasar por otra persona u organización.',
        'Leer, cambiar o ralentizar lo que no es tuyo, y saltarse los límites.',
        'Usar los resultados para presionar a alguien a mostrar más de lo necesario.',
      ],
    },
    {
      heading: 'Disponibilidad',
      paragraphs: [
        'El servicio puede interrumpirse o terminar. Aun así se podrán comprobar los enlaces abiertos y los archivos guardados, con la cadena de bloques y el software libre, mientras responda un nodo de la cadena. Los perfiles, los borradores y los enlaces controlados, no. Con «Descargar mis datos» obtienes una copia cuando quieras.',
      ],
    },
    {
      heading: 'Cómo terminar',
      paragraphs: [
        'Puedes eliminar tu cuenta cuando quieras, en Tu perfil. La página dice antes qué desaparece y qué se conserva.',
      ],
    },
    {
      heading: 'Sin garantía',
      paragraphs: [
        'El software es libre, con la Licencia Pública General de GNU, versión 3 o posterior, y se ofrece sin ninguna garantía, en la medida en que lo permita la ley. Nada de lo dicho aquí afecta a las leyes que protegen a los consumidores.',
      ],
    },
  ],
  next: { label: 'Leer qué ocurre con tus datos', href: '/privacy-policy' },
}
