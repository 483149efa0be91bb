import { signedRecordsKept } from '@did/domain/attestation/limits'
import { quoteWords } from '@did/domain/proof/quote-words'
import { issuerTerm } from '@did/domain/texts/es/claim/issuer-term'

import { plural } from '../frame/plural.ts'

const you = 'Tú'

export const deskTexts = {
  label: 'Solicitudes dirigidas a ti',
  waitingTab: 'En espera',
  decidedTab: 'Decididas',
  waitingCount: (count: number) => plural(count, { other: '# en espera' }),
  filters: {
    label: 'Buscar una solicitud',
    search: 'Buscar',
    searchPlaceholder: 'Persona, título, valor',
    state: 'Preguntas',
    states: { all: 'Todas las solicitudes', waiting: 'A la espera de respuesta', answered: 'Con respuesta' },
    type: 'Tipo de declaración',
    allTypes: 'Todos los tipos',
    found: (found: number, all: number) => `Se muestran ${found} de ${all}`,
    none: 'Ninguna solicitud coincide con lo que buscas.',
    clear: 'Mostrar todas las solicitudes',
  },
  more: (count: number) => `Mostrar ${count} más`,
  state: { waiting: 'Pregunta abierta', answered: 'Con respuesta' },
  left: 'Ya no está en esta lista',
  keys: {
    summary: 'Atajos de teclado',
    enabled: 'Usar teclas sueltas',
    enabledHint:
      'Funcionan mientras el foco está en la lista o en la solicitud abierta. Tab e Intro funcionan siempre.',
    list: [
      { keys: ['j', '↓'], does: 'Solicitud siguiente' },
      { keys: ['k', '↑'], does: 'Solicitud anterior' },
      { keys: ['Intro'], does: 'Abrir la solicitud' },
      { keys: ['Esc'], does: 'Volver a la lista' },
      { keys: ['a'], does: 'Aprobar la solicitud abierta' },
      { keys: ['r'], does: 'Rechazarla' },
      { keys: ['q'], does: 'Hacer una pregunta sobre ella' },
    ],
  },
} as const

export const openedRequestTexts = {
  back: 'Volver a la lista',
  previous: 'Solicitud anterior',
  next: 'Solicitud siguiente',
  loading: 'Cargando la solicitud',
  loadFailed: 'No se ha podido cargar esta solicitud.',
  goneTitle: 'Esta solicitud ya no está aquí',
  goneText: 'Puede que quien la envió haya cerrado su cuenta, o que la dirección pertenezca a otra cuenta.',
  claim: 'La declaración',
  replaced: 'Su titular ha sustituido este texto después de tu decisión. Solo se conserva su huella digital.',
  hash: 'Huella digital del texto',
  noHash: 'No se conserva',
  type: 'Tipo',
  issuer: issuerTerm,
  issued: 'Fecha de emisión',
  requested: 'Solicitada',
  owner: 'Quién lo pide',
  username: 'Nombre de usuario',
  wallet: 'Cartera',
  didToken: 'ID de token del DID',
  didSince: 'DID desde',
  onChain: (date: string) => `${date}, en la cadena de bloques`,
  notOnChain: (date: string) => `${date}, aún no en la cadena de bloques`,
  known: 'Qué se sabe de esta declaración',
  standing: {
    none: 'Aún no la ha verificado nadie.',
    current: 'Ahora mismo está verificada.',
    expired: 'Estuvo verificada; ya ha caducado.',
    withdrawn: 'Estuvo verificada; la entidad verificadora lo retiró.',
  },
  until: (date: string) => `Está verificada hasta el ${date}.`,
  confirmedBy: {
    'self-registered': 'La confirmó una entidad verificadora que nadie había revisado.',
    suspended: 'La entidad verificadora que la confirmó está suspendida ahora.',
  },
  confirmation: {
    until: (date: string) => `Esa confirmación vale hasta el ${date}.`,
    expired: 'Esa confirmación ya ha caducado.',
    withdrawn: 'La entidad verificadora retiró esa confirmación.',
  },
  chainRecord: {
    none: 'Su titular no la ha registrado. La firma de una entidad verificadora se registra aparte.',
    committed: 'Está registrada en la cadena de bloques, con el texto privado.',
    published: 'Está registrada en la cadena de bloques, con el texto publicado.',
  },
  history: 'Todo lo que ha ocurrido con ella',
  others: 'Otras solicitudes de esta persona a ti',
  noOthers: 'Esta persona no te ha enviado ninguna otra solicitud.',
  other: {
    pending: (date: string) => `Solicitada el ${date}, sin decidir`,
    approved: (date: string) => `Aprobada el ${date}`,
    rejected: (date: string) => `Rechazada el ${date}`,
    withdrawn: (date: string) => `Retirada el ${date}`,
  },
  signs: 'Qué firmas si apruebas',
  signsAll: 'Todas las líneas que firmas',
  signsLevel: 'La prueba que creas después añade su tipo, y un último día si lo fijas.',
  noEarlier: 'Ninguna decisión anterior sobre ella.',
  duplicate: {
    name: 'el nombre',
    title: 'el título',
    fields: 'los valores de todos los campos',
    sameOwner: 'Esta persona',
    otherOwner: (username: string) => `${quoteWords(username)}, desde otra cartera,`,
    says: ({ who, when, same }: { who: string; when: string; same: string }) =>
      `${who} te pidió algo que parece lo mismo: ${same}. ${when}:`,
  },
  earlier: {
    approved: (who: string, date: string) => `${who === you ? 'La aprobaste' : `${who} la aprobó`} el ${date}.`,
    rejected: (who: string, date: string) => `${who === you ? 'La rechazaste' : `${who} la rechazó`} el ${date}.`,
    withdrawn: (who: string, date: string) =>
      `${who === you ? 'Retiraste' : `${who} retiró`} una confirmación el ${date}.`,
  },
  you,
  reason: (reason: string) => `Motivo: ${reason}`,
  conversation: 'Preguntas y respuestas',
  noQuestions: 'No has preguntado nada sobre ella.',
  decided: {
    approved: { title: 'Esta solicitud está aprobada', text: (date: string) => `Decidida el ${date}.` },
    rejected: { title: 'Esta solicitud está rechazada', text: (date: string) => `Decidida el ${date}.` },
    revoked: {
      title: 'Aprobada y retirada más tarde',
      text: (date: string) => `Retiraste tu confirmación el ${date}.`,
    },
  },
  signedAs: (level: string, until: string | null) =>
    `Firmada como ${quoteWords(level)}, ${until === null ? 'sin fecha de fin' : `válida hasta el ${until}`}.`,
  attestation: (digest: string) => `Confirmación ${digest}`,
  revoke: 'Retirar esta confirmación',
  nothingLeft: 'No hay nada más en espera.',
} as const

export const decidedTexts = {
  heading: 'Solicitudes decididas',
  find: 'Buscar una solicitud decidida',
  search: 'Buscar',
  searchPlaceholder: 'Persona, título, valor, motivo',
  since: 'Decididas desde',
  until: 'Decididas hasta',
  found: (found: number) =>
    found === 0
      ? 'Ninguna solicitud decidida coincide.'
      : plural(found, { one: '# encontrada', other: '# encontradas' }),
  save: 'Guardar como CSV',
  fileName: (day: string) => `solicitudes-decididas-${day}.csv`,
  columns: {
    decidedAt: 'Fecha de la decisión',
    status: 'Decisión',
    holder: 'Nombre',
    title: 'Título',
    type: 'Tipo',
    fields: 'Campos',
    description: 'Descripción',
    reason: 'Motivo',
    requestedAt: 'Fecha de la solicitud',
    username: 'Solicitada por',
    wallet: 'Cartera',
    hash: 'Huella digital del texto',
    level: 'Nivel',
    validUntil: 'Válida hasta',
    attestation: 'Confirmación',
    erasedAt: 'Fecha en que su titular eliminó la cuenta',
    withdrawnAt: 'Fecha de la retirada',
  },
  empty: 'Aún no has decidido nada. Lo que apruebes o rechaces aparecerá aquí.',
  loadFailed: 'No se ha podido cargar la lista de lo que has decidido.',
  status: { approved: 'Aprobada', rejected: 'Rechazada', revoked: 'Retirada' },
  when: {
    approved: (date: string) => `Aprobada el ${date}`,
    rejected: (date: string) => `Rechazada el ${date}`,
    revoked: (date: string) => `Retirada el ${date}`,
  },
  from: (username: string) => `De ${quoteWords(username)}`,
  reason: 'Motivo:',
  older: 'Mostrar anteriores',
  loadingOlder: 'Cargando…',
} as const

export const signedRecordTexts = {
  heading: 'Lo que se guarda en tus registros',
  lead: `Sus titulares han eliminado sus cuentas. Conservas lo que firmaste durante ${signedRecordsKept.years} años, salvo que lo elimines.`,
  loadFailed: 'No se ha podido cargar lo que se guarda en tus registros.',
  when: (date: string) => `Aprobada el ${date}`,
  withdrawn: (date: string) => `Retirada el ${date}`,
  erased: (date: string) => `Cuenta eliminada el ${date}`,
  signed: 'Qué firmaste',
  level: 'Nivel',
  subject: 'Cartera',
  digest: 'Confirmación',
  validUntil: 'Válida hasta',
  noEnd: 'Sin fecha de fin',
  delete: 'Eliminar',
  deleteOf: (title: string) => `Eliminar el registro ${quoteWords(title)}`,
  dialog: {
    title: '¿Eliminar este registro?',
    description: (title: string) =>
      `${quoteWords(title)} se elimina para siempre. Si puedes necesitarlo, guarda antes tu lista.`,
    consequence:
      'Las copias que compartió su titular siguen siendo auténticas. Pero ya no podrás mostrar aquí lo que firmaste.',
    cancel: 'Conservar el registro',
    submit: 'Eliminar el registro',
    submitting: 'Eliminando…',
    done: { title: 'Registro eliminado', description: 'Ya no está aquí en tus registros.' },
  },
} as const
