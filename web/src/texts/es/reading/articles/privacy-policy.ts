import { contactMessages } from '@did/domain/account/contact-limits'
import { maximumKeyInvitation } from '@did/domain/account/key-invitation-limits'
import { nonceLifetimeMs, walletSession } from '@did/domain/account/session-limits'
import { maximumAlerts } from '@did/domain/alert/limits'
import { signedRecordsKept } from '@did/domain/attestation/limits'
import { countedMs, idempotencyKeyLifetimeMs } from '@did/domain/call-limits'
import { maximumPresentationRequest } from '@did/domain/portable/limits'
import { maximumRequestForProof } from '@did/domain/proof/limits'
import { writeDuration, writeHours } from '@did/domain/texts/es/durations'
import type { Article } from '../../../article.ts'
import { inYourBrowser } from './in-your-browser.ts'

export const privacyArticle: Article = {
  title: 'Política de privacidad',
  lead: 'Qué guarda este software, dónde, cuánto tiempo, quién puede verlo y qué no se puede deshacer.',
  sections: [
    {
      heading: 'Quién es responsable',
      paragraphs: [
        'Quien gestiona esta instalación decide sobre sus datos y es responsable del tratamiento en el sentido de la ley de protección de datos. Puedes escribirle en la página de contacto. Esta página describe lo que hace el software; quien lo gestiona añade lo que hace además, por ejemplo las copias de seguridad o el registro de un proxy situado delante.',
      ],
    },
    {
      heading: 'Si solo lees o compruebas',
      list: [
        'No hace falta cuenta, y no hay publicidad, seguimiento ni estadísticas de visitas. Todo lo que la página muestra de por sí, también las fuentes, viene de este sitio.',
        'El registro del servidor tiene una línea por petición: el tipo de petición, el resultado y cuánto tardó. Ni direcciones, ni nombres, ni nada de lo que se pidió.',
        `Tu dirección de red se mantiene en memoria para limitar la frecuencia con que puede pedir un mismo cliente: mientras estás conectado, hasta ${writeDuration(countedMs.perHour)} después de tu última llamada, y cerca de ${writeDuration(countedMs.perDay)} si guardas algo o si el servicio paga por ti. No se guarda.`,
        'Para comprobar una declaración, tu navegador pregunta directamente a un nodo de la cadena de bloques. Quien gestiona ese nodo ve tu dirección de red y qué entradas del registro consultas.',
        'La parte de un enlace anterior al signo # llega a este servidor cuando lo abres. Se responde, y no se guarda ni se anota. La parte posterior al signo # nunca sale de tu navegador.',
      ],
    },
    {
      heading: 'Si tienes una cuenta',
      facts: [
        {
          term: 'Perfil',
          text: 'La dirección de tu cartera y tu nombre de usuario; tu nombre completo y tu correo, si los indicas; la organización, si verificas.',
        },
        {
          term: 'Llaves de acceso',
          text: `La clave pública de cada llave de acceso que abre tu cuenta, y el identificador que le dio tu dispositivo, para que tus otros dispositivos encuentren la cuenta. Tu dispositivo nunca muestra a nadie la clave en sí. Cuando añades un dispositivo, pasamos entre tus dispositivos un texto cifrado en cada sentido, que no podemos leer y que eliminamos al cabo de ${writeDuration(maximumKeyInvitation.lifetimeMs + maximumKeyInvitation.keptMs)}. Las operaciones que este servicio pagó por ti se conservan aunque elimines tu cuenta, igual que en la cadena de bloques.`,
        },
        {
          term: 'DID y declaraciones',
          text: 'Cada declaración con su tipo, título, descripción, emisor, fecha y las edades que haces constar en ella, y los números aleatorios con los que se hace su sello. Quien verifica también puede publicar plantillas.',
        },
        {
          term: 'Solicitudes',
          text: 'Qué declaración enviaste a qué entidad verificadora, sus preguntas y tus respuestas, la decisión y su motivo.',
        },
        {
          term: 'Confirmaciones',
          text: 'Lo que firmó la entidad verificadora, con su firma, y si se retiró y por qué.',
        },
        {
          term: 'Atributos privados',
          text: 'Lo que escribes como privado se cifra en tu navegador antes de salir de él. Guardamos algo que no podemos leer: su tamaño, cuándo cambió y las formas de acceso, cada una de las cuales solo la abre tu cartera, tu llave de acceso o tu código de recuperación. Lo que envías a una entidad verificadora se cifra con su clave y se elimina aquí cuando decide; en lo que firma queda una huella digital, de la que no se puede leer nada.',
        },
        {
          term: 'Historial',
          text: 'Qué ocurrió con cada declaración y cuándo, para que nadie pueda cambiar el pasado sin que se vea.',
        },
        {
          term: 'Enlaces',
          text: 'Que creaste uno, qué campos muestra, su fin y su límite. El texto de un enlace controlado se cifra en tu navegador: guardamos algo que no podemos leer, cuántas veces se abrió y cuándo fue la última, y, por cada navegador que lo abrió, el hash de un número aleatorio.',
        },
        {
          term: 'Otras carteras',
          text: 'Que ofreciste una declaración a otra cartera, en qué formato, si la cartera la aceptó y, mientras dura la oferta, la clave pública de esa cartera. Si eres una entidad verificadora y dejas que este servicio guarde una clave para esas carteras, guardamos esa clave cifrada.',
        },
        {
          term: 'Notificaciones',
          text: 'Lo que te dice la campana, hasta que lo borras, y los mensajes que mantienen al día las páginas abiertas.',
        },
        {
          term: 'Avisos',
          text: `Si eliges «Recibir avisos de cambios»: el correo electrónico que confirmas, las direcciones que crearon para nosotros los servicios de avisos de tus navegadores, qué tipos de cambios elegiste, el idioma en que los pediste y, durante ${writeDuration(maximumAlerts.keptMs)}, que se envió un mensaje y a qué navegadores. Los mensajes no te nombran a ti ni a nadie más.`,
        },
        {
          term: 'Para ser entidad verificadora',
          text: 'Tu solicitud con el sitio web, el contacto y la nota que escribiste, las preguntas de la administración, la decisión y el dominio que demostraste.',
        },
      ],
    },
    {
      heading: 'Si pides una prueba o respondes',
      paragraphs: [
        `Para pedirla no hace falta cuenta. La solicitud (qué hay que demostrar, el nombre que te das, cuándo termina) se guarda hasta ${writeDuration(maximumRequestForProof.keptMs)} después de su fin, que llega como máximo al cabo de ${writeDuration(maximumRequestForProof.lifetimeMs)}; con la dirección de tu cartera si la firmaste. Las respuestas se cifran con una clave del navegador de quien pregunta: las guardamos el mismo tiempo y no podemos leerlas. De quien responde nos queda que una declaración se usó para una prueba y hasta cuándo, como con cualquier enlace; no qué se demostró ni para quién.`,
        `Una solicitud a una cartera de otro software, y lo que muestra esa cartera, se guardan como máximo ${writeDuration(maximumPresentationRequest.lifetimeMs + maximumPresentationRequest.keptMs)} después de la solicitud. Este servidor lee la respuesta para comprobarla. Solo puede obtenerla quien la pidió.`,
      ],
    },
    {
      heading: 'Si nos escribes',
      paragraphs: [
        `El nombre, el correo electrónico y el mensaje del formulario de contacto se guardan ${contactMessages.keptMonths} meses, atendidos o no, y luego se eliminan. No están unidos a ninguna cuenta, y junto a ellos no se guarda nada de tu conexión. Los lee la administración.`,
      ],
    },
    inYourBrowser,
    {
      heading: 'Quién puede verlo',
      list: [
        'Tú ves todo lo que es tuyo.',
        'Una entidad verificadora ve las declaraciones que le has enviado, con tu nombre de usuario y la dirección de tu cartera, y conserva lo que confirmó. Los atributos privados solo los ve si los compartes con ella.',
        'Quien tiene la sesión iniciada y conoce entero tu nombre de usuario puede saber la dirección de tu cartera, para elegirte como persona de confianza. Los votos de tus personas de confianza se cuentan para quien tenga el enlace que ellas recibieron. Los votos para congelar tu identidad, terminar la congelación o detener un cambio solo se cuentan para quien tenga además el archivo de las personas de confianza, hasta que estas actúen por primera vez en la cadena de bloques. Desde entonces su lista es pública allí. El recuento no nombra a nadie.',
        'Quien recibe una prueba tuya ve el dato que se demostró, para quién se hizo y los datos básicos de su declaración; no el valor que hay detrás.',
        'Quien recibe un enlace o un código ve los datos básicos de esa única declaración (tipo, título, emisor, fecha de emisión y si está verificada) y lo que marcaste además al compartirla.',
        'Todo el mundo puede leer quién verifica: organización, dominio, cartera, cuándo se acreditó o suspendió y las plantillas que publica.',
        'La administración ve las solicitudes para ser entidad verificadora y los mensajes del formulario de contacto. El personal técnico de quien gestiona el servicio puede leer la base de datos; tampoco puede leer los textos de los enlaces controlados ni los atributos privados.',
        'Si eliges recibir avisos de cambios, los servidores de correo entre tú y nosotros ven tu correo electrónico, y el fabricante de tu navegador ve que llegó un mensaje; ninguno ve qué cambió, salvo de qué tipo es.',
        'Por lo demás, nadie ve nada tuyo.',
      ],
    },
    {
      heading: 'Lo que es público para siempre',
      paragraphs: [
        'La cadena de bloques es pública y nadie puede cambiarla. Muestra que tu cartera tiene un DID; sellos de tus declaraciones, de los que nadie puede leer el texto; cuándo se firmó algo, y qué se retiró. Si eliges «Publicar el texto en la cadena de bloques», está allí el propio texto. La página lo dice antes de que confirmes.',
      ],
    },
    {
      heading: 'Cuánto tiempo se guarda, y qué hace la eliminación',
      fates: [
        {
          what: 'Tu cuenta y todo lo que contiene: el perfil, las llaves de acceso, los DID, las declaraciones con los números aleatorios de sus sellos, las solicitudes, los enlaces con sus textos cifrados, los atributos privados, las solicitudes de prueba que firmaste, las notificaciones, tus solicitudes para ser entidad verificadora, el nombre que tenías reservado, el dominio demostrado, las plantillas publicadas y el texto del historial de tus declaraciones',
          kept: 'Hasta que la elimines.',
          erased: 'Se elimina al momento.',
        },
        {
          what: 'Como entidad verificadora, tus registros de lo que firmaste para personas que eliminaron su cuenta',
          kept: `${signedRecordsKept.years} años desde tu firma, y solo los ${signedRecordsKept.rows} registros más recientes.`,
          erased: 'Se eliminan al momento.',
        },
        {
          what: 'Lo que una entidad verificadora te confirmó, con tu nombre, los campos de la declaración y tu cartera',
          kept: 'Hasta que elimines tu cuenta.',
          erased: `Se elimina aquí y queda solo en los registros de esa entidad: como máximo ${signedRecordsKept.years} años desde su firma, y entre los ${signedRecordsKept.rows} más recientes. La entidad puede eliminarlo antes.`,
        },
        {
          what: 'Lo que confirmaste a otros como entidad verificadora, con el nombre y la cartera de tu organización',
          kept: 'Hasta que eliminen sus cuentas.',
          erased: 'Sigue siendo suyo.',
        },
        {
          what: 'Las sesiones',
          kept: `${writeHours(walletSession.absoluteMs)}.`,
          erased: 'Se eliminan al momento.',
        },
        {
          what: 'Las respuestas que se guardan para que repetir una pulsación no haga nada dos veces',
          kept: `${writeHours(idempotencyKeyLifetimeMs)}.`,
          erased: 'Se eliminan al momento.',
        },
        {
          what: 'Los números para iniciar sesión',
          kept: `${writeDuration(nonceLifetimeMs)}.`,
          erased: 'Quedan hasta entonces, sin decir nada de ti.',
        },
        {
          what: 'Los mensajes que esperaban a ser enviados, y un correo electrónico que nadie confirmó',
          kept: `Los mensajes, ${writeDuration(maximumAlerts.keptMs)}; el correo, ${writeHours(maximumAlerts.confirmMs)}.`,
          erased: 'Se eliminan al momento.',
        },
        {
          what: 'Números del historial, resúmenes criptográficos de lo que se firmó y si se retiró',
          kept: 'Para siempre.',
          erased: 'Quedan, sin decir nada de ti.',
        },
        {
          what: 'Todo lo que está en la cadena de bloques',
          kept: 'Para siempre.',
          erased: 'Queda, porque está fuera de nuestro alcance.',
        },
        {
          what: 'Los enlaces y archivos que ya tienen otras personas',
          kept: 'El tiempo que esas personas los conserven.',
          erased: 'Siguen siendo auténticos y legibles.',
        },
        {
          what: 'Los mensajes del formulario de contacto',
          kept: `${contactMessages.keptMonths} meses.`,
          erased: 'Quedan, porque no forman parte de la cuenta. Escríbenos si quieres que eliminemos uno antes.',
        },
        {
          what: 'Las copias de seguridad',
          kept: 'El tiempo que las conserve quien gestiona el servicio. La guía de funcionamiento aconseja 30 días.',
          erased: 'Quedan hasta entonces.',
        },
      ],
    },
    {
      heading: 'Tu copia y la eliminación',
      paragraphs: [
        'En Tu perfil, «Descargar mis datos» te da en un archivo todo lo que guardamos sobre ti. «Editar perfil» y «Editar», en una declaración, sirven para corregirlo. «Eliminar mi cuenta…» lo borra al momento, como dicen las filas anteriores.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'La ley de protección de datos puede darte más: recibir información, hacer corregir errores, oponerte y reclamar ante una autoridad. De eso responde quien gestiona el servicio; usa la página de contacto. Quien ha perdido la cartera no puede usar los botones anteriores, porque nadie puede saber de quién son los datos.',
      ],
    },
  ],
  next: { label: 'Preguntar sobre tus datos', href: '/contact' },
}
