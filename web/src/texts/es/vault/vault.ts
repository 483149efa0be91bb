import { provenYears } from '@did/domain/proof/limits'
import { quoteWords } from '@did/domain/proof/quote-words'
import { recoveryCode } from '@did/domain/vault/limits'
import { plural } from '../frame/plural.ts'

const codeCharacters = recoveryCode.groups * recoveryCode.groupLength

export const vaultTexts = {
  heading: 'Atributos privados',
  lead: 'Datos, como la fecha de nacimiento, que puedes demostrar sin mostrarlos. Se cifran en este navegador antes de salir de él.',
  open: 'Atributos privados…',
  title: 'Atributos privados',
  description: 'Cifrados en tu navegador. Ni nosotros ni nuestra administración podemos leerlos.',
  loading: 'Buscando tus atributos privados',
  loadFailed: 'No se han podido leer tus atributos privados.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  replaced:
    'Se han bloqueado con una clave nueva, en otra pestaña o en otro dispositivo. Vuelve a abrirlos para continuar.',
  make: {
    text: 'Escribes los datos una vez; las entidades verificadoras que elijas pueden avalarlos; después demuestras uno sin mostrarlo. Todo se bloquea con una clave que solo tienes tú.',
    warning:
      'Si pierdes todas las formas de acceso, pierdes tus atributos privados para siempre: nadie puede abrirlos por ti. Las declaraciones y lo que confirmaron las entidades verificadoras se conservan.',
    begin: 'Configurar atributos privados',
    restore: 'Restaurar una copia de seguridad',
    code: {
      heading: 'Tu código de recuperación',
      text: 'Apúntalo y guárdalo con tus documentos. Solo se muestra una vez.',
      unexplained:
        'Apúntalo y guárdalo con tus documentos. Solo se muestra una vez. Si lo pierdes, junto con todas las demás formas de acceso, nadie podrá abrir por ti tus atributos privados.',
      label: 'Código de recuperación',
      copy: 'Copiar el código',
      copied: { title: 'Código copiado', description: 'Guárdalo donde no lo lea nadie más.' },
      ask: (place: number) => `Escribe el grupo ${place} de tu código`,
      wrong: (place: number) => `Este no es el grupo ${place}. Vuelve a mirar el código.`,
      next: 'Continuar',
    },
    second: {
      heading: 'Y una forma para cada día',
      text: 'Elige cómo abrirá este navegador tus atributos privados a partir de ahora. El código de recuperación siempre funciona también.',
    },
    wallet: 'Usar mi cartera',
    passkey: 'Usar una llave de acceso',
    ownPasskey: 'Usar mi llave de acceso',
    unfit:
      'Con esta llave de acceso inicias sesión, pero tu dispositivo no puede abrir con ella los atributos privados. El código de recuperación los abre en cualquier dispositivo.',
    codeAlone: 'Continuar solo con el código',
    working: 'Confirma, por favor…',
    done: {
      title: 'Atributos privados configurados',
      description: 'Están abiertos en esta pestaña hasta que los bloquees o cierres sesión.',
    },
  },
  unlock: {
    text: 'Tus atributos privados están bloqueados.',
    wallet: 'Abrir con mi cartera',
    ownPasskey: 'Abrir con mi llave de acceso',
    passkey: (added: string) => `Abrir con la llave de acceso del ${added}`,
    code: 'Código de recuperación',
    codeHint: 'Ocho grupos de cinco. Las minúsculas y los espacios no importan.',
    codeOpen: 'Abrir con el código',
    wrongGroups: (groups: string, count: number) =>
      plural(count, { one: `Hay un error en el grupo ${groups}.`, other: `Hay un error en los grupos ${groups}.` }),
    wrongLength: (characters: number) => `Un código tiene ${codeCharacters} caracteres; este tiene ${characters}.`,
    refused:
      'Esto no los abre. Un código de recuperación sustituido ya no abre nada, y lo que se restauró de otro sitio solo se abre con su código de recuperación.',
    working: 'Abriendo…',
  },
  opened: {
    text: 'Abiertos solo en esta pestaña, hasta que los bloquees, recargues la página o cierres sesión.',
    lock: 'Bloquear',
    contents: 'Qué contiene',
    empty: 'Nada todavía. Abre una de tus declaraciones y añádele atributos privados.',
    attributes: (title: string, count: number) =>
      plural(count, { one: `${title}: # atributo`, other: `${title}: # atributos` }),
    verifierKey: 'Tu clave como entidad verificadora',
    damaged: (count: number) =>
      plural(count, {
        one: '# entrada no se puede leer: no la cifraste tú para este lugar.',
        other: '# entradas no se pueden leer: no las cifraste tú para este lugar.',
      }),
    backup: 'Guardar una copia de seguridad',
    backupFile: 'private-attributes-backup.json',
    backedUp: {
      title: 'Copia de seguridad guardada',
      description: 'El archivo está cifrado. Se abre con cualquiera de tus formas de acceso.',
    },
  },
  ways: {
    heading: 'Formas de acceso',
    names: { wallet: 'Cartera', passkey: 'Llave de acceso', recovery: 'Código de recuperación' },
    added: (day: string) => `desde el ${day}`,
    remove: (name: string) => `Quitar: ${name}`,
    addWallet: 'Añadir mi cartera',
    addPasskey: 'Añadir una llave de acceso',
    addOwnPasskey: 'Añadir mi llave de acceso',
    newCode: 'Nuevo código de recuperación',
    changed: { title: 'Forma de acceso añadida', description: 'Tus atributos privados siguen como estaban.' },
    removing:
      'Cuando quitas una forma de acceso o cambias el código, todo se bloquea con una clave nueva. Lo que has quitado no puede abrir lo que guardes desde entonces. Con una copia de seguridad anterior sigue abriendo lo que contiene esa copia.',
    newCodeText:
      'Apunta el código nuevo. Cuando continúes, todo se bloqueará con una clave nueva y el código antiguo no podrá abrirlo. Con una copia de seguridad anterior, el código antiguo sigue abriendo lo que contiene esa copia.',
    rotated: {
      title: 'Bloqueado con una clave nueva',
      description: 'Ahora solo lo abren las formas de acceso de la lista. Guarda una nueva copia de seguridad.',
    },
    losses: {
      heading: 'Esto no se conservaría',
      way: (name: string, day: string) => `${name}, desde el ${day}: se quitará.`,
      items: (count: number) =>
        plural(count, {
          one: 'Se eliminará # entrada que no se puede leer.',
          other: 'Se eliminarán # entradas que no se pueden leer.',
        }),
      keep: 'Para conservar una forma de acceso, bloquea tus atributos privados, ábrelos una vez con ella y vuelve aquí.',
      code: 'Recibirás un código de recuperación nuevo.',
      go: 'Continuar sin esto',
      back: 'Atrás',
    },
  },
  restore: {
    choose: 'Archivo de la copia de seguridad',
    other: 'Esta copia de seguridad pertenece a otra cartera. Solo se abre con la cartera para la que se hizo.',
    done: {
      title: 'Copia de seguridad restaurada',
      description:
        'En el sitio donde se hizo, la abre cualquier forma de acceso. En los demás, el código de recuperación.',
    },
  },
  again: {
    open: 'Empezar de nuevo sin ellos…',
    text: 'Si ya no tienes ninguna de estas formas de acceso, has perdido tus atributos privados: nadie puede abrirlos. Esto los elimina, junto con todas las formas de acceso. Las declaraciones y lo que confirmaron las entidades verificadoras se conservan.',
    word: 'eliminar',
    confirm: 'Escribe «eliminar» para confirmar',
    submit: 'Eliminar atributos privados',
    done: {
      title: 'Atributos privados eliminados',
      description: 'Tus declaraciones se conservan. Puedes volver a configurar los atributos.',
    },
  },
  attributes: {
    heading: 'Atributos privados',
    text: 'Opcional. Solo puedes leerlos tú, y las entidades verificadoras con las que los compartas. Más adelante podrás demostrar algo sobre ellos.',
    fixed: 'Una entidad verificadora los ha avalado. Si los cambias, hay que volver a confirmarlos.',
    choose: 'Sin indicar',
    yes: 'Sí',
    no: 'No',
    save: 'Guardar atributos privados',
    saving: 'Guardando…',
    saved: {
      title: 'Atributos privados guardados',
      description: 'Se han cifrado en este navegador antes de guardarse.',
    },
    none: 'Escribe al menos uno',
    wrong: {
      date: `Escribe un día entre ${provenYears.first} y ${provenYears.last}`,
      number: 'Escribe un número entero',
      decimal: 'Escribe un número con dos decimales como máximo, por ejemplo 2,75',
      other: 'Esto no se puede usar. Acórtalo o cámbialo.',
    },
  },
  share: {
    label: 'Compartir mis atributos privados con esta entidad verificadora',
    hint: 'Cifrados con la clave de esta entidad. Nadie más puede leerlos, y se eliminan cuando la entidad decide.',
    refused: {
      none: 'Esta entidad verificadora aún no puede recibir atributos privados.',
      bad: 'La clave de esta entidad verificadora no está firmada por su cartera. No se comparte nada con ella.',
      unknown: 'En este momento no se ha podido consultar la cadena de bloques sobre esta entidad verificadora.',
      ended: 'La clave de esta entidad verificadora ha caducado y aún no hay otra.',
      older:
        'Esta clave no es la más reciente que ha visto esta página. Puede que ya la tenga otra persona. No se comparte nada con ella.',
      frozen: 'Una clave de esta entidad verificadora consta como robada. No se comparte nada con ella.',
      suspended: 'El registro ha suspendido la cartera de esta entidad verificadora. No se comparte nada con ella.',
      'not-accredited': 'El registro no conoce la cartera de esta entidad verificadora. No se comparte nada con ella.',
    },
    without: 'Enviar la solicitud sin ellos',
    sealedFor: (name: string) => `Para ${quoteWords(name)}`,
    reviewed: (domain: string) =>
      `El registro de la cadena de bloques ha revisado este nombre${domain === '' ? '' : ` y el dominio ${domain}`} para la cartera:`,
    renamed: (listed: string) => `En la lista se llama ${quoteWords(listed)}.`,
    notReviewed: 'Sin revisar',
    unknownWallet: (listed: string) =>
      `Nadie ha revisado un nombre para esta cartera, así que cualquiera puede llamarla ${quoteWords(listed)}. Comparte solo si la propia entidad te ha dado esta dirección:`,
    agree: 'Compartir con esta cartera de todos modos',
    signature: 'Tu cartera te pedirá una firma más. Con ella, la entidad sabe que estos datos vienen de ti.',
    byPasskey: {
      signature: 'Firmarás una vez más con tu llave de acceso. Así, la entidad sabe que estos datos vienen de ti.',
    },
    checking: 'Comprobando la clave de la entidad verificadora',
    locked: 'Abre tus atributos privados para compartirlos.',
  },
  verifier: {
    heading: 'De su titular',
    text: 'Cifrados para ti y abiertos en este navegador. Comprueba cada valor igual que la declaración: tu firma los avala todos.',
    locked: 'Su titular ha compartido atributos privados contigo. Abre tus atributos privados para leerlos.',
    from: (wallet: string, day: string) => `Firmado por la cartera ${wallet} de su titular el ${day}.`,
    failed:
      'Lo que ha compartido su titular no se puede usar. Aun así puedes confirmar solo el texto de la declaración.',
    faults: {
      'attributes-unsigned':
        'Se enviaron cuando las personas titulares aún no firmaban lo que comparten, así que nadie puede saber quién los envió. Siguen cerrados. Rechaza la solicitud con ese motivo, para que su titular pueda enviarlos de nuevo, o confirma solo el texto de la declaración.',
      'attributes-signature-invalid':
        'No están firmados por la cartera que tiene este DID: puede que los haya puesto aquí otra persona. Siguen cerrados. Aun así puedes confirmar solo el texto de la declaración.',
      'chain-unreachable':
        'No se ha podido consultar en la cadena de bloques quién tiene este DID, así que de momento siguen cerrados. Vuelve a intentarlo en un momento.',
    },
    retry: 'Reintentar',
    makeKey: 'Permitir que las personas titulares compartan atributos privados contigo',
    makeKeyText:
      'Con una firma se crea una clave. Las personas titulares cifran sus atributos para ella y tú los abres en este navegador.',
    makeKeyAction: 'Crear mi clave',
    made: {
      title: 'Clave publicada',
      description: 'Las personas titulares ya pueden compartir atributos privados contigo.',
    },
    hasKey: (day: string) =>
      `Las personas titulares pueden compartir atributos privados contigo. Tu clave vale hasta el ${day}.`,
    renewKey: (day: string) => `Tu clave caduca el ${day}`,
    endedKey: (day: string) => `Tu clave caducó el ${day}`,
    renewKeyText:
      'Con una firma se crea la siguiente. Lo que se cifró para tus claves anteriores aún se puede abrir: siguen en tu caja fuerte.',
    renewKeyAction: 'Crear la siguiente clave',
    keyUnknown: 'No se ha podido cargar si las personas titulares pueden compartir atributos privados contigo.',
  },
} as const
