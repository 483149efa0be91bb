import { walletSession } from '@did/domain/account/session-limits'
import { holderChallengeSeconds } from '@did/domain/holder-challenge/limits'
import { languageCookieYears } from '@did/domain/language'
import { keptAnswersMs } from '@did/domain/page/kept-answers'
import { writeDuration, writeHours } from '@did/domain/texts/es/durations'
import { writeYears } from '@did/domain/texts/es/years-and-seconds'
import type { Article } from '../../../article.ts'

const idle = writeHours(walletSession.idleMs)
const most = writeHours(walletSession.absoluteMs)
const byMail = writeDuration(holderChallengeSeconds.day * 1000)
const kept = writeDuration(keptAnswersMs)

const demoWalletFacts = __EMBEDDED__
  ? [
      {
        term: 'Almacenamiento «demo-wallet»',
        text: 'Las carteras que has creado con la cartera de demostración de esta instalación, con sus claves, y cuál está en uso. Son solo para dinero de juguete.',
      },
    ]
  : []

export const inYourBrowser: Article['sections'][number] = {
  heading: 'En tu navegador',
  facts: [
    {
      term: 'Cookie «did_session» o «__Host-session»',
      text: `Mantiene tu sesión abierta: ${idle} sin uso, ${most} como máximo. Los scripts no pueden leerla; el servidor solo guarda su hash.`,
    },
    {
      term: 'Cookie «language»',
      text: `El idioma que has elegido al pie de la página, durante ${writeYears(languageCookieYears)}. El servidor la lee para enviarte la página en ese idioma.`,
    },
    {
      term: 'Almacenamiento «wallet_session»',
      text: 'Qué cartera se conectó por última vez y cuándo, para que la página pueda volver a conectarla.',
    },
    {
      term: 'Almacenamiento «wallet_identity»',
      text: 'Por qué identidad actúa esa cartera, si no es la suya propia. Se borra cuando desconectas.',
    },
    {
      term: 'Almacenamiento «wallet_source»',
      text: 'Cómo has entrado, si no ha sido con una cartera de tu navegador. Se borra cuando desconectas.',
    },
    {
      term: 'Almacenamiento «passkey_account»',
      text: 'Qué llave de acceso usaste por última vez y qué cuenta abre, para que la próxima vez baste una confirmación. Nada de ello es secreto.',
    },
    {
      term: 'Almacenamiento «app_config»',
      text: 'Lo último que este servicio dijo de su cadena de bloques, para que tu llave de acceso abra tu panel también sin conexión. Nada de ello es secreto.',
    },
    {
      term: 'Almacenamiento «recovery_request»',
      text: 'Si recuperas una identidad: cuál es, la clave o dirección nueva que se propone a tus personas de confianza y cuántas deben estar de acuerdo. Se borra al terminar la recuperación o si empiezas de nuevo. Nada de ello es secreto.',
    },
    {
      term: 'Almacenamiento «passkey_to_add»',
      text: 'Una segunda llave de acceso que has creado y que tu cuenta aún no tiene, hasta que la tenga. Nada de ello es secreto.',
    },
    {
      term: 'Almacenamiento «wallet_signed_in_at»',
      text: 'Cuándo iniciaste sesión por última vez, para que lo sepan tus otras pestañas. Se borra cuando el servidor ha respondido a un cierre de sesión.',
    },
    {
      term: 'Almacenamiento «sign_out_waiting»',
      text: 'Cuándo cerraste la sesión, hasta que el servidor responda, para que la página vuelva a pedirlo si no lo hace.',
    },
    {
      term: 'Almacenamiento «proof_choices»',
      text: 'Si confirmas para una organización: el tipo de prueba y los campos que elegiste por última vez en cada plantilla.',
    },
    {
      term: 'Almacenamiento cuyo nombre empieza por holder_challenge',
      text: `Una pregunta que hiciste a alguien por correo sobre una credencial, con la clave que abre su respuesta. Vale ${byMail}. Se borra cuando das por terminada la pregunta, o cuando abres el enlace de la credencial después.`,
    },
    {
      term: 'Almacenamiento «share_viewer:…»',
      text: 'Un número aleatorio propio para cada enlace controlado que has abierto, para que no cuente dos veces si lo abres de nuevo.',
    },
    {
      term: 'Almacenamiento «response_cache:…»',
      text: `Lo último que te dijo el servidor sobre tus DID, declaraciones y solicitudes, durante ${kept} como máximo, para poder leerlo sin conexión. Está cifrado con una clave que no se puede copiar fuera del navegador, y se borra cuando desconectas o cambias de cuenta.`,
    },
    {
      term: 'Almacenamiento «own_link:…»',
      text: 'Los enlaces cortos y controlados que has dado, para que este navegador pueda volver a mostrártelos. Cada uno está cifrado con una clave que no se puede copiar fuera del navegador. Se conservan cuando una sesión termina por sí sola y cuando tu cartera se bloquea o se desconecta por sí sola. Se borran cuando desconectas en este sitio o cuando otra cuenta inicia sesión aquí.',
    },
    {
      term: 'Almacenamiento «kept_for»',
      text: 'Para qué cuenta guarda este navegador esos enlaces. Se borra cuando desconectas en este sitio.',
    },
    {
      term: 'Almacenamiento «chosen_dids»',
      text: 'Los números de fila de los DID que elegiste ver, para que la próxima vez se muestre el mismo.',
    },
    { term: 'Almacenamiento «theme»', text: 'Claro u oscuro, si lo has elegido.' },
    {
      term: 'Almacenamiento «asked_request»',
      text: 'Una solicitud de prueba que has hecho, con la clave que lee sus respuestas: solo en esa pestaña, y se borra al cerrarla.',
    },
    {
      term: 'Almacenamiento «wallet_request»',
      text: 'Una solicitud que has hecho a una cartera de este dispositivo, con el secreto que lee su respuesta, para que la cartera pueda llevarte de vuelta a ella. Se borra cuando haces otra, cuando desconectas en este sitio o cuando otra cuenta inicia sesión aquí.',
    },
    {
      term: 'Una clave para carteras de otros',
      text: 'Si eres una entidad verificadora y dejas que este navegador guarde esa clave: la clave que firma credenciales en tu nombre. Nada puede copiarla fuera del navegador.',
    },
    {
      term: 'Almacenamiento «onboarding_place:…»',
      text: 'Hasta dónde has llegado en la configuración y lo que has escrito para tu perfil y tu primera declaración, para que no se pierda nada al recargar: solo en esa pestaña, y se borra al terminar la configuración o al cerrar la pestaña. No contiene atributos privados.',
    },
    {
      term: 'Almacenamiento «start_purpose:…»',
      text: 'Que has venido a confirmar para una organización, si lo dijiste al empezar, para que no se te vuelva a preguntar al recargar: solo en esa pestaña, y se borra al cerrarla.',
    },
    {
      term: 'Almacenamiento «desk_letter_keys»',
      text: 'Que las teclas de una sola letra no hacen nada en la mesa de verificación, si lo has elegido.',
    },
    {
      term: 'Almacenamiento «verifier_keys_seen:…»',
      text: 'Con qué claves de entidades verificadoras has compartido atributos privados, para que nadie pueda darte una más antigua. Está cifrado con la propia clave de tus atributos privados.',
    },
    ...demoWalletFacts,
    {
      term: 'Una copia de la página',
      text: 'El propio programa, para que se abra sin conexión. No contiene nada tuyo.',
    },
  ],
  paragraphs: [
    'Lo que se guarda ahí no sirve para publicidad ni te sigue a ningún otro sitio. Si borras los datos del sitio, desaparece todo.',
  ],
}
