import { writeYears } from '@did/domain/texts/es/years-and-seconds'
import { publishedYears } from '@did/domain/verifier/limits'

export const publishedTexts = {
  heading: 'Para el software de otros',
  intro:
    'Los programas que leen tu DID encuentran lo que publicas aquí. Todo el mundo puede leerlo en la cadena de bloques, y queda en su historial para siempre.',
  loading: 'Leyendo tu documento DID',
  failed: 'No se ha podido leer tu documento DID.',
  unknownRegistry: 'Este servicio no conoce el contrato necesario.',
  nothing:
    'No tienes ninguna clave para atributos privados y en la cadena de bloques no consta ningún dominio tuyo. Por eso no hay nada que publicar.',
  key: 'Tu clave para atributos privados',
  domain: (domain: string) => `Tu dominio ${domain}`,
  until: (day: string) => `Publicado hasta el ${day}`,
  unpublished: 'Sin publicar',
  publication: {
    action: 'Publicar',
    name: (label: string) => `Publicar: ${label}`,
    title: 'Publicar en tu documento DID',
    success: 'A partir de ahora, los programas que leen tu DID lo encuentran.',
    done: { title: 'Publicado', description: `Estará ${writeYears(publishedYears)} en tu documento DID.` },
  },
  removal: {
    action: 'Quitar',
    name: (label: string) => `Quitar de tu documento DID: ${label}`,
    title: 'Quitar de tu documento DID',
    success: 'Los programas que leen tu DID ya no lo tienen en cuenta.',
    done: { title: 'Quitado', description: 'Ya no está en tu documento DID.' },
  },
} as const
