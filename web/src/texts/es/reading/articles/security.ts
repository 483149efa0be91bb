import type { Article } from '../../../article.ts'

export const securityArticle: Article = {
  title: 'Seguridad',
  lead: 'Qué te protege aquí, qué no, y cómo avisar de un fallo a quien gestiona el servicio.',
  sections: [
    {
      heading: 'Para qué no hace falta que confíes en nosotros',
      list: [
        'El resultado se calcula en el navegador de quien comprueba, con el enlace y la cadena de bloques. El servidor podría ocultar que un enlace ha terminado, pero no hacer pasar por buena una declaración falsificada.',
        'Los atributos privados se cifran en tu navegador. El servidor guarda algo que no puede leer.',
        'Firma tu cartera o tu llave de acceso. Ninguna clave tuya llega nunca al servidor.',
      ],
    },
    {
      heading: 'Para qué confías en nosotros',
      list: [
        'La página misma viene de este servidor. Cada resultado indica una orden que comprueba lo mismo sin nuestra página, en «La comprobación independiente».',
        'El texto de tus declaraciones se guarda aquí tal como lo escribiste, para que puedan leerlo las entidades verificadoras. No pongas en una declaración lo que deba quedar en secreto.',
        'Quién puede verificar lo decide la administración de esta instalación. Sus decisiones son públicas y están en la cadena de bloques.',
      ],
    },
    {
      heading: 'Si pierdes o te roban la clave',
      list: [
        'Elige personas de confianza mientras todo va bien. Pueden entregar tu identidad a una clave nueva y congelarla al momento.',
        'Una llave de acceso de otro dispositivo abre la misma cuenta.',
        'Mientras una clave conste como robada, todas las comprobaciones de tus declaraciones lo advierten.',
      ],
    },
    {
      heading: 'Cómo avisar de un fallo',
      paragraphs: [
        'Escribe a quien gestiona el servicio, en la página de contacto. Di qué hiciste, qué pasó y cómo podría perjudicar a alguien. No incluyas secretos ni datos de otras personas. Da tiempo para corregir el fallo antes de publicarlo.',
      ],
    },
  ],
  next: { label: 'Escribir a quien gestiona el servicio', href: '/contact' },
}
