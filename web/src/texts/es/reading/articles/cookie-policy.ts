import type { Article } from '../../../article.ts'
import { inYourBrowser } from './in-your-browser.ts'

export const cookieArticle: Article = {
  title: 'Política de cookies',
  lead: 'Este software usa una cookie cuando inicias sesión y otra cuando eliges un idioma. No tiene ninguna de publicidad ni de estadísticas, así que no pide consentimiento.',
  sections: [
    {
      heading: 'Para qué las necesita',
      list: [
        'Una cookie mantiene tu sesión abierta. En un navegador que la rechaza puedes leer y comprobar todo, pero no iniciar sesión.',
        'Las entradas del almacenamiento de tu navegador recuerdan lo que has elegido o empezado en este dispositivo. No se envían al servidor.',
        'Quien solo lee o comprueba un enlace no recibe ninguna cookie.',
        'La otra cookie recuerda el idioma que has elegido al pie de la página. Solo se guarda cuando lo eliges.',
      ],
    },
    inYourBrowser,
    {
      heading: 'Cómo librarte de ellas',
      list: [
        'Al desconectar termina la sesión. La cookie desaparece cuando el servidor ha respondido.',
        'En los ajustes de tu navegador puedes borrar todo lo que ha guardado este sitio. Con ello desaparecen los borradores y lo que has elegido en este dispositivo. Tus declaraciones y confirmaciones se conservan.',
      ],
    },
  ],
  next: { label: 'Leer qué ocurre con tus datos', href: '/privacy-policy' },
}
