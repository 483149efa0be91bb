import { issuerTerm } from '@did/domain/texts/es/claim/issuer-term'
import { closedShare } from '@did/domain/texts/es/verdict/labels'

/** Of these texts, only those for a verdict with all checks green may say "Verified". */
export const verdictTexts = {
  title: 'Declaración compartida',
  checking: 'Comprobando esta declaración…',
  print: 'Imprimir un comprobante',
  record: 'Quién comprueba y para qué caso',
  empty: {
    title: 'En este enlace no hay ninguna declaración',
    sentence: 'Abre el enlace entero que te dieron o escanea su código.',
    scan: 'Escanear QR',
  },
  card: {
    /**
     * Says that the day is the day of issue. A day alone beside “Verified” would read as the day of
     * the verification.
     */
    issued: (date: string) => `Emitida el ${date}`,
    verified: 'Verificado',
    /** Replaces “Verified” on a genuine claim if our own server could not answer a check. */
    confirmed: 'Confirmado',
    pending: 'Pendiente',
    caution: 'Lee la nota de arriba',
    /**
     * Names a reason to be careful in as few words as possible. The keys are the codes of checks.
     */
    cautions: {
      'verifier-not-reviewed': 'Entidad sin revisar',
      'verifier-accredited-later': 'Confirmada antes de la acreditación',
      'verifier-suspended': 'Entidad suspendida',
      'verifier-frozen': 'Aviso de clave robada',
      'verifier-key-replaced': 'Clave sustituida',
      'identity-frozen': 'Aviso de clave robada',
      'holder-not-named': 'Sin nombre',
      'not-valid-yet': 'Aún no es válida',
      'share-withdrawn': 'Enlace terminado',
      'share-expired': 'Enlace caducado',
      'share-unknown': 'Enlace desconocido',
    },
    unchecked: 'No se ha podido comprobar',
    withdrawn: 'Retirada',
    expired: 'Caducada',
    verifiedBy: 'Verificada por:',
    confirmedBy: 'Confirmada por:',
    website: 'Su sitio web:',
    issuer: `${issuerTerm}:`,
    ownWords: 'Esto lo ha escrito su titular. Este enlace no lleva ninguna confirmación de ello.',
  },
  controlled: {
    open: 'Abrir esta declaración',
    opening: 'Abriendo…',
    closed: closedShare,
    usedUp: 'Si este navegador ya la abrió, puedes abrirla otra vez.',
    unreachable: 'No se ha podido abrir ahora. Vuelve a intentarlo en un momento.',
  },
  independent: {
    servedBy: 'Esta página la sirve',
    how: 'Quien sirve una página puede cambiarla. Para comprobarlo sin ella, ejecuta este comando en una copia del proyecto, con cualquier nodo de la cadena de bloques del que te fíes.',
    run: 'La comprobación independiente',
    command: (link: string, node: string | null) =>
      `npm run check-credential -- '${link}'${node === null ? '' : ` --rpc '${node}'`}`,
    file: 'el archivo',
    what: 'Solo pregunta a la cadena de bloques y, para saber si el enlace sigue abierto, al servicio de su titular.',
  },
  copy: {
    copy: 'Copiar',
    copyOf: (what: string) => `Copiar: ${what}`,
    copied: { title: 'Copiado', description: 'El texto está en el portapapeles.' },
    failed: { title: 'Error', description: 'No se ha podido copiar. Selecciona el texto.' },
  },
  details: {
    summary: 'Detalles técnicos',
    verifier: 'Cartera de la entidad verificadora',
    standing: 'Sitio web de la entidad verificadora',
    subject: 'DID de su titular',
    level: 'Tipo de comprobación',
    signedOn: 'Fecha que indica la entidad verificadora',
    claim: 'Número de la declaración',
    digest: 'Resumen firmado',
    signature: 'Firma',
    anchor: 'Registro en la cadena de bloques',
    anchored: ({ block, transaction }: { block: number; transaction: string }) =>
      `bloque ${block}, transacción ${transaction}`,
    signed: 'Qué firmó la entidad verificadora (EIP-712)',
    tools: 'Comprobarlo con herramientas habituales (cast, de Foundry)',
    askSigned: 'el texto de arriba, guardado como signed.json, y su firma: «Validation succeeded»',
    askSigner: (verifier: string) =>
      `quién firmó: termina en ${verifier.slice(2)}, o es 0x1626ba7e si la cartera es un contrato`,
    askStanding: 'quién lo avala: true, el nombre, el sitio web, desde cuándo',
    askSubject: 'el DID de su titular: 1 o más',
    askControl: 'quién actúa por su titular, desde cuándo (0: desde siempre), si es tras una recuperación',
    askFrozen: 'no hay aviso de clave robada de su titular: 0',
    askVerifierControl: 'quién actúa por la entidad verificadora: ella misma, o desde un momento posterior al registro',
    askVerifierFrozen: 'no hay aviso de clave robada de la entidad verificadora: 0, o un momento posterior al registro',
    askAnchor: 'cuándo se firmó: el bloque del primer evento',
    askRevocation: 'no se ha retirado: 0',
  },
} as const
