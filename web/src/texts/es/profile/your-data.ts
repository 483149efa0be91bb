import { contactMessages } from '@did/domain/account/contact-limits'
import { signedRecordsKept } from '@did/domain/attestation/limits'

export const yourDataTexts = {
  heading: 'Tus datos',
  lead: 'Todo lo que guardamos sobre ti, para llevártelo o eliminarlo.',
  download: 'Descargar mis datos',
  downloading: 'Preparando…',
  downloaded: {
    title: 'Datos descargados',
    description: 'El archivo está en tus descargas. Guárdalo bien: permite abrir tus declaraciones.',
  },
  fileName: 'did-verification-data.json',
  delete: 'Eliminar mi cuenta…',
  dialog: {
    title: '¿Eliminar tu cuenta?',
    description: 'Se hace al momento y no se puede deshacer. Si quieres conservar tus datos, descárgalos antes.',
    goesHeading: 'Qué se elimina aquí',
    goes: [
      'Tu perfil, tus inicios de sesión, tus DID y todas tus declaraciones, con lo que las entidades verificadoras firmaron sobre ellas.',
      'Tus solicitudes, con las preguntas que te hicieron y tus respuestas. A las entidades que aún no han respondido se les avisa de que la solicitud ha terminado.',
      'Tus enlaces. Los controlados ya no se podrán abrir; de los abiertos, este servicio dirá que no los conoce.',
      'Tus atributos privados, con todas las formas de acceso a ellos.',
      'Tus notificaciones y el texto del historial de tus declaraciones.',
    ],
    staysHeading: 'Qué se conserva',
    stays: [
      'Los enlaces y archivos que ya tienen otras personas: lo que firmó una entidad verificadora sigue siendo auténtico y legible allí.',
      `Lo que confirmaron las entidades verificadoras: tu nombre y los campos de la declaración quedan en sus propios registros, como máximo ${signedRecordsKept.years} años. Si quieres que se eliminen antes, pídeselo a la entidad.`,
      'Lo que se registró en la cadena de bloques. Eso no puede eliminarlo nadie.',
      'Marcas que no dicen nada de ti: que algo se firmó y si se retiró.',
      `Los mensajes que enviaste con el formulario de contacto, hasta que cumplan ${contactMessages.keptMonths} meses: no pertenecen a ninguna cuenta.`,
    ],
    goesOfVerifier: [
      'Tus solicitudes para ser entidad verificadora, el dominio que demostraste y el nombre que tenías reservado.',
      'Tus registros de lo que firmaste para personas que han eliminado su cuenta.',
      'Las plantillas que publicaste. Las declaraciones que otras personas crearon con ellas siguen siendo suyas.',
    ],
    staysOfVerifier: [
      'Lo que confirmaste a otras personas sigue siendo suyo, con el nombre y la cartera de tu organización.',
      'Las solicitudes que no has respondido se rechazan: «La entidad verificadora ha cerrado su cuenta».',
    ],
    staysOfAdministrator: ['Lo que decidiste como parte de la administración, con tu cartera.'],
    word: 'eliminar',
    confirm: 'Escribe «eliminar» para confirmar',
    confirmMissing: 'Escribe la palabra eliminar',
    cancel: 'Conservar la cuenta',
    submit: 'Eliminar cuenta',
    submitting: 'Eliminando…',
    done: { title: 'Cuenta eliminada', description: 'Lo que figuraba como eliminado ya no está aquí.' },
  },
} as const
