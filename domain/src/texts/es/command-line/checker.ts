import { holderChallengeSeconds } from '../../../holder-challenge/limits.ts'
import { writeDuration } from '../durations.ts'

export const checkerTexts = {
  help: `Uso: npm run check-credential -- <enlace | archivo> [opciones]

Comprueba una declaración compartida igual que la página de resultados, sin fiarse de quien sirve esa página. Un archivo también puede
ser una credencial de otro programa: una credencial del W3C (JSON o JWT), una SD-JWT VC o un Open Badge, también en un PNG o un SVG.

  --rpc URL          un nodo de la cadena de bloques; si no, RPC_URL; si no, http://127.0.0.1:8545
  --chain N          el número de la cadena en la que confías; si no, el del nodo. Con --documents hace falta, salvo que
                     contracts/deployments.json indique la cadena y el registro de la carpeta. La cadena de npm start hay que indicarla siempre
  --registry 0x…     el DidRegistry en el que confías; si no, el que contracts/deployments.json indica para la cadena del nodo
  --from-block N     dónde empiezan los eventos de ese registro (con --registry; si no, 0)
  --policy P         review (se rechaza una firma que nadie ha acreditado) u open (es una advertencia);
                     con --registry, review; si no, lo que diga contracts/deployments.json
  --open             abre un enlace controlado o un enlace a varias credenciales, lo que cuenta como una vista de cada una;
                     sin esta opción, un enlace así queda cerrado
  --ask-holder       pide además a su titular que pruebe que la credencial es suya: muestra un enlace y espera ${writeDuration(holderChallengeSeconds.minutes * 1000)}
  --asker NOMBRE, --reason TEXTO   con --ask-holder: tu nombre y por qué preguntas. Se leen como palabras tuyas, sin comprobar
  --by-mail          con --ask-holder: el enlace dura ${writeDuration(holderChallengeSeconds.day * 1000)} y la respuesta dice qué antigüedad tiene
  --no-server        pregunta solo al nodo, ni siquiera si el enlace sigue abierto
  --service URL      el servicio cuya firma cuenta en las credenciales de otros programas
  --ethereum-did-registry 0x…   el registro ERC-1056 en el que los emisores anuncian sus claves

Sin red, con lo que escribió npm run save-evidence:

  --documents DIR    lo lee todo de esta carpeta y no pregunta a nadie
  --trusted-block HASH   un bloque que sabes, por una fuente propia, que es de la cadena; se puede repetir.
                     La carpeta tiene que probar el más reciente de ellos. Sin ningún bloque, la parte de la cadena de bloques no se puede comprobar

Código de salida 0: todo está en verde y, con --ask-holder, hubo respuesta. 1: rojo. 2: lo demás (ámbar, incompleto, sin comprobar, argumentos erróneos).

Se pregunta al servicio del enlace si sigue abierto y si la entidad verificadora acaba de retirar algo. Ese servicio no prueba nada y no
hace falta: si no responde, esa línea dice «no se ha podido comprobar» y el código de salida es el que habría sin ella. Para un 0, todo lo
demás tiene que estar bien. Un archivo no nombra ningún servicio, así que no se pregunta a ninguno.`,
  seeHelp: (name: string) => `npm run ${name} -- --help explica cómo se usa.`,
  claim: 'La declaración',
  ownWords: 'Lo que escribió su titular',
  savedKeys: 'Las claves y listas del emisor son las de la carpeta. Quien las guardó pudo cambiarlas.',
  nameBlock:
    'La parte de la cadena de bloques no se ha podido comprobar: indica con --trusted-block en qué bloque confías.',
  noSuchBlock:
    'La parte de la cadena de bloques no se ha podido comprobar: la carpeta debe contener todos los bloques indicados con --trusted-block y probar el más reciente de ellos.',
  heldOn: (day: string) => `Era válida el ${day}; no se sabe si se retiró después.`,
  openAll: 'Ejecútalo otra vez con --open para abrirlas; cuenta como una vista de cada una.',
  openOne: 'Ejecútalo otra vez con --open para abrir la declaración; cuenta como una vista.',
  changed: 'Esto ha cambiado mientras el comando esperaba al titular:',
  twoWords: (words: string) =>
    `La pantalla del titular muestra también estas dos palabras. Compara las pantallas, o pide al titular que te las lea: ${words}`,
  faults: {
    noOption: (option: string) => `No existe la opción ${option}.`,
    optionMisused: (option: string) => `Usa ${option} como indica la ayuda.`,
    oneSource: 'Indica un enlace o un archivo.',
    service: '--service debe ser la dirección de un servicio.',
    rpc: '--rpc debe ser una dirección http o https.',
    registry: '--registry debe ser una dirección, --from-block un número y --policy open o review.',
    chain: '--chain debe ser el número de una cadena.',
    noChain: (chainId: number) =>
      `La carpeta dice que es de la cadena ${chainId}. Indica con --chain en qué cadena confías.`,
    otherChain: (found: number, named: number) =>
      `Las respuestas son de la cadena ${found}, pero --chain indica la cadena ${named}.`,
    noRegistry: (chainId: number) =>
      `contracts/deployments.json no indica ningún registro para la cadena ${chainId}; indica uno con --registry.`,
    oneLink: 'Indica los enlaces de uno en uno.',
    noSource: (source: string) => `${source} no es un enlace ni un archivo.`,
    asksOnly: 'Este enlace pide algo y no contiene ninguna declaración. Ábrelo en un navegador.',
    notSaved: (file: string) => `${file} no es como lo escribe save-evidence.`,
    trusted: '--trusted-block debe ser el hash de un bloque.',
    needsNetwork: '--open y --ask-holder necesitan red, así que no van con --documents.',
    nobodyToAsk: 'No se puede preguntar a nadie por esta declaración.',
    noService: 'Un archivo no nombra ningún servicio por el que se pueda responder.',
    wholeLink: 'Solo se puede abrir un enlace completo.',
    notOpened: (origin: string, status: number) => `${origin} no abrió la declaración (${status}).`,
    onlyWithAsking: '--asker, --reason y --by-mail van con --ask-holder.',
    askerTooLong: (most: number) => `--asker admite como máximo ${most} caracteres.`,
    reasonTooLong: (most: number) => `--reason admite como máximo ${most} caracteres.`,
    questionRefused: (origin: string, status: number) => `${origin} no aceptó la pregunta (${status}).`,
  },
} as const
