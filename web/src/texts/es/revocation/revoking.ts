import type { RevocationReason } from '@did/domain/attestation/revocation-reason'
import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const revocationChoices: Record<RevocationReason, string> = {
  'issued-by-mistake': 'Se confirmó por error',
  'no-longer-true': 'Ya no es cierta',
  'holder-request': 'Lo pidió su titular',
  'key-compromised': 'Otra persona usó nuestra cartera',
  other: 'Otro motivo',
}

export const confirmationsTexts = {
  heading: 'Lo que has confirmado',
  lead: 'Puedes retirar una confirmación en cualquier momento. Quien abra un enlace a ella lo sabrá al instante.',
  loadFailed: 'No se ha podido cargar la lista de lo que has confirmado.',
  of: (owner: string) => `Para ${quoteWords(owner)}`,
  confirmed: (date: string) => `Confirmada el ${date}`,
  ends: (date: string) => `Hasta el ${date}`,
  revoke: 'Retirar',
  revoked: 'Retirada',
  revokedOn: (date: string) => `Retirada el ${date}`,
  because: (reason: string) => `Motivo: ${reason}`,
  notRecorded: 'Vale desde ahora; su registro público llega en unos minutos.',
  search: 'Buscar una confirmación',
  searchPlaceholder: 'Persona, título',
  decided: 'En «Decididas»: busca en los campos, elige fechas o guarda como CSV',
  none: 'Ninguna confirmación coincide con lo que buscas.',
  older: 'Mostrar anteriores',
  loadingOlder: 'Cargando…',
  choices: revocationChoices,
} as const

export const revokeTexts = {
  title: '¿Retirar esta confirmación?',
  description: (title: string, holder: string | null, owner: string) =>
    holder === null
      ? `${quoteWords(title)}, confirmada para ${quoteWords(owner)}.`
      : `${quoteWords(title)} de ${quoteWords(holder)}, confirmada para ${quoteWords(owner)}.`,
  consequence:
    'Quien abra un enlace a ella verá que la has retirado, y se avisa al momento a su titular. Una retirada no se puede deshacer. Su titular puede volver a pedírtelo.',
  others: (count: number) =>
    plural(count, {
      one: 'Confirmaste el mismo texto una vez más. Esa confirmación cuenta por sí sola:',
      other: 'Confirmaste el mismo texto # veces más. Esas confirmaciones cuentan por sí solas:',
    }),
  also: (count: number) =>
    plural(count, {
      one: 'Retirarla también',
      other: 'Retirarlas también',
    }),
  partly: (done: number, left: number) =>
    `Retiradas hasta ahora: ${done}. Faltan por retirar: ${left}. Vuelve a intentarlo.`,
  reason: 'Motivo',
  chooseReason: 'Elige un motivo',
  reasonMissing: 'Elige un motivo',
  ownWords: 'Con tus propias palabras',
  words: 'Tus palabras',
  wordsHint: 'Solo las lee su titular. Los demás saben únicamente que la has retirado.',
  wordsMissing: 'Di por qué',
  walletHint: (count: number) =>
    plural(count, {
      one: 'Tu cartera te pide una firma. No cuesta nada.',
      other: 'Tu cartera te pide # firmas, una por cada confirmación. No cuestan nada.',
    }),
  revoke: 'Retirar',
  confirmInWallet: 'Confirma en tu cartera',
  saving: 'Retirando…',
  declined: 'Has rechazado la firma en tu cartera. No ha cambiado nada: tu confirmación sigue valiendo.',
  byPasskey: {
    walletHint: (count: number) =>
      plural(count, {
        one: 'Firmas con tu llave de acceso. No cuesta nada.',
        other: 'Firmas # veces con tu llave de acceso, una por cada confirmación. No cuesta nada.',
      }),
    confirmInWallet: 'Confirma con tu llave de acceso',
    declined: 'No has confirmado con tu llave de acceso. No ha cambiado nada: tu confirmación sigue valiendo.',
  },
  failed: 'Tu confirmación sigue valiendo. Vuelve a intentarlo.',
  unknown:
    'No ha llegado ninguna respuesta, así que aún no se sabe si tu confirmación se ha retirado. Puedes volver a intentarlo sin riesgo: solo se retira una vez.',
  mismatch: 'Lo que ha enviado el servidor no es lo que confirmaste, así que no se ha firmado nada.',
  doneTitle: (count: number) =>
    plural(count, {
      one: 'Confirmación retirada',
      other: '# confirmaciones retiradas',
    }),
  told: 'Se ha avisado a su titular.',
  stillCounts: (count: number) =>
    plural(count, {
      one: 'Otra confirmación del mismo texto sigue valiendo.',
      other: 'Otras # confirmaciones del mismo texto siguen valiendo.',
    }),
} as const
