import type { HistoryKind } from '@did/domain/claim/history'
import { clearWords } from '@did/domain/proof/quote-words'
import { inQuotationMarks } from '@did/domain/texts/en/punctuation'
import { tellReason } from '../revocation/revocation.ts'

const closed: Record<HistoryKind, string> = {
  created: 'Se escribió la declaración.',
  edited: 'Se cambió la declaración.',
  requested: 'Se envió una solicitud a una entidad verificadora.',
  questioned: 'Una entidad verificadora hizo una pregunta.',
  answered: 'Se respondió a una pregunta.',
  'taken-back': 'Se anuló una solicitud.',
  decided: 'Una entidad verificadora respondió.',
  attested: 'Una entidad verificadora la confirmó.',
  renewed: 'Una entidad verificadora la confirmó de nuevo.',
  anchored: 'La fecha de la confirmación se registró públicamente.',
  shared: 'Se compartió.',
  viewed: 'Se abrió un enlace.',
  unshared: 'Se retiró un enlace.',
  revoked: 'Se retiró una confirmación.',
  restored: 'Una retirada ya no vale.',
}

const toOwner = {
  created: 'Añadiste esta declaración.',
  createdAnew: 'La escribiste como nueva versión de una declaración anterior.',
  edited: 'Cambiaste su texto.',
  editedAsNew: 'Escribiste una nueva versión. Esta se queda como está.',
  visibility: 'Cambiaste quién puede verla.',
  requested: (verifier: string) => `Pediste a ${verifier} que la comprobara.`,
  questioned: (verifier: string) => `${verifier} te hizo una pregunta.`,
  answered: (verifier: string) => `Respondiste a ${verifier}.`,
  recalled: (verifier: string) => `Anulaste tu solicitud a ${verifier}.`,
  approved: (verifier: string) => `${verifier} aprobó tu solicitud.`,
  rejected: (verifier: string) => `${verifier} rechazó tu solicitud.`,
}

const toVerifier: typeof toOwner = {
  created: 'Su titular añadió esta declaración.',
  createdAnew: 'Su titular la escribió como nueva versión de una declaración anterior.',
  edited: 'Su titular cambió el texto.',
  editedAsNew: 'Su titular escribió una nueva versión. Esta se queda como está.',
  visibility: 'Su titular cambió quién puede verla.',
  requested: (verifier) => `Su titular pidió a ${verifier} que la comprobara.`,
  questioned: (verifier) => `${verifier} hizo una pregunta.`,
  answered: (verifier) => `Su titular respondió a ${verifier}.`,
  recalled: (verifier) => `Su titular anuló la solicitud a ${verifier}.`,
  approved: (verifier) => `${verifier} aprobó la solicitud.`,
  rejected: (verifier) => `${verifier} rechazó la solicitud.`,
}

export const claimHistoryTexts = {
  loading: 'Cargando el historial',
  loadFailure: 'No se ha podido cargar el historial. La declaración no se ve afectada.',
  empty: 'No ha ocurrido nada con esta declaración desde que empezó su historial.',
  more: 'Mostrar más',
  notSaved: 'El historial no se ha guardado',
  download: 'Descargar historial',
  downloadHint: 'Un archivo que muestra si algo de esta lista se ha cambiado después. Guárdalo donde quieras.',
  fileName: (claimId: number) => `declaracion-${claimId}-historial.json`,
  somebody: 'Una entidad verificadora',
  told: { owner: toOwner, verifier: toVerifier },
  attested: (verifier: string) => `${verifier} firmó que es cierta.`,
  askedAgain: (verifier: string) => `Se pidió a ${verifier} que la confirmara de nuevo.`,
  renewed: (verifier: string) => `${verifier} firmó de nuevo que es cierta.`,
  validUntil: (date: string) => `Válida hasta el ${date}`,
  withFields: (labels: string) => `Con ${labels}`,
  anchored: 'La fecha de esa firma se registró públicamente.',
  shared: (isControlled: boolean) =>
    isControlled ? 'Creaste un enlace al que puedes poner fin.' : 'Creaste un enlace abierto.',
  shareUntil: (date: string) => `Hasta el ${date}`,
  viewed: 'Alguien abrió un enlace al que puedes poner fin.',
  unshared: 'Retiraste un enlace.',
  revoked: (verifier: string) => `${verifier} retiró su confirmación.`,
  revokedBecause: (reason: string | null) => {
    if (reason === null) return null
    const told = tellReason(reason)
    return told === null ? inQuotationMarks(clearWords(reason)) : `${told.charAt(0).toUpperCase()}${told.slice(1)}.`
  },
  restored: (verifier: string) =>
    `El registro público de esa retirada ya no existe. Lo que confirmó ${verifier} vuelve a valer.`,
  closed,
} as const
