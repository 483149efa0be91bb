import type { Article } from '../../../article.ts'

export const useCasesArticle: Article = {
  title: 'Casos de uso',
  lead: 'Donde se pide la copia de un documento, es mejor un enlace que se puede comprobar. Seis ejemplos, y lo que se ve en cada uno.',
  sections: [
    {
      heading: 'Un título para una empresa',
      paragraphs: [
        'Una graduada añade su título, la universidad lo firma una vez y cada empresa comprueba el mismo enlace en un segundo. La secretaría ya no atiende llamadas por ese motivo.',
      ],
      shown: [
        'El tipo, el título, la universidad tal como la nombró la graduada y la fecha de emisión',
        'Qué entidad verificadora firmó, cuándo, y si está acreditada',
        'Si la confirmación ha terminado o se ha retirado',
      ],
      hidden: [
        'La descripción con notas y asignaturas, salvo que se marque',
        'Cualquier otra declaración, y quién más tiene el enlace',
      ],
    },
    {
      heading: 'Un empleo para alquilar un piso',
      paragraphs: [
        'La empresa confirma el puesto y la fecha de inicio. Quien alquila crea un enlace controlado que termina a los 7 días y solo se puede abrir una vez, y se lo envía al propietario.',
      ],
      shown: [
        'El título, por ejemplo «Enfermera, Hospital Santa Ana, desde 2021»',
        'Que la empresa firmó exactamente eso',
      ],
      hidden: [
        'El contrato y el sueldo: no están en la declaración',
        'Todo, si el enlace se abre cuando ya ha terminado o se ha agotado',
      ],
    },
    {
      heading: 'Una licencia en la entrada',
      paragraphs: [
        'Una electricista muestra un código en el teléfono o en papel. El vigilante lo escanea, sin cuenta, y ve el estado de ese momento: también si el colegio profesional retiró la licencia ayer.',
      ],
      shown: [
        'El título, el emisor y la fecha del certificado',
        'El último día, si la confirmación del colegio lo tiene',
      ],
      hidden: [
        'El domicilio y la fecha de nacimiento, que figuran en el carné de papel',
        'Dónde más se ha mostrado el código',
      ],
    },
    {
      heading: 'Una afiliación en la recepción',
      paragraphs: [
        'Una asociación firma las declaraciones de sus miembros con el fin de año como último día. En la recepción se escanean. En enero, la comprobación dice que la confirmación ha terminado, hasta que cada miembro pide que se renueve.',
      ],
      shown: ['El tipo de afiliación y la asociación', 'Hasta cuándo vale'],
      hidden: ['El nombre de la persona, salvo que figure en el título', 'Con qué frecuencia viene'],
    },
    {
      heading: 'Una edad en la puerta',
      paragraphs: [
        'Un bar muestra un código en su propia pantalla: ¿18 años o más? El cliente lo escanea y demuestra solo eso, con una declaración que verificó el registro municipal. El bar no tiene cuenta, y su pantalla se pone verde.',
      ],
      shown: [
        'Que la fecha de nacimiento es lo bastante temprana, y quién lo avala',
        'El tipo, el título, el emisor y la fecha de la declaración',
      ],
      hidden: [
        'La fecha de nacimiento y todos los demás atributos',
        'La respuesta, para todo el mundo menos esa pantalla',
      ],
      note: 'Un código se puede pasar a alguien de más edad. Las dos pantallas muestran los mismos caracteres, y solo en la puerta se ve quién está delante.',
      link: { label: 'Pedir una prueba', href: '/ask' },
    },
    {
      heading: 'Un control de identidad que no hay que repetir',
      paragraphs: [
        'Una notaría ve los documentos una vez y firma «Identidad comprobada en persona con pasaporte». Los demás se fían de esa firma, en lugar de acumular otra copia de un pasaporte.',
      ],
      shown: ['Qué se comprobó, cómo y quién lo hizo', 'De qué DID se trata'],
      hidden: ['El pasaporte, su número y su foto: nunca se introdujeron', 'Otras declaraciones de la misma persona'],
      note: 'Si una confirmación así te basta, o basta según la ley que se te aplica, lo decides tú. Este software muestra quién avala qué.',
    },
  ],
  next: { label: 'Aprender a crear tu DID', href: '/tutorials/creating-your-first-did' },
}
