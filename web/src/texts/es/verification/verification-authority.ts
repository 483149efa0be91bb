import { quoteWords } from '@did/domain/proof/quote-words'
import { plural } from '../frame/plural.ts'

export const authorityTexts = {
  unnamedOrganization: 'Tu organización',
  unnamedListed: 'Con este nombre nadie encuentra tu organización.',
  nameIt: 'Escribe su propio nombre en tu perfil',
  heading: 'Panel de verificación',
  readOnlyTitle: 'Información para entidades verificadoras',
  readOnly:
    'Las entidades verificadoras son organizaciones que comprueban declaraciones y firman lo que han comprobado. Conecta una cartera para ser una de ellas.',
  signedOut: 'Inicia sesión con tu cartera para ver las solicitudes dirigidas a ti.',
  notAuthorized: 'No eres una entidad verificadora autorizada',
  appliedAgain: 'Has vuelto a presentar una solicitud',
  notAuthorizedText:
    'Solo las entidades verificadoras pueden aprobar o rechazar solicitudes. Inscribe tu organización para recibirlas.',
  reviewedText:
    'Las organizaciones se revisan antes de poder verificar. Pide la acreditación en tu perfil; allí ves también en qué punto está tu solicitud.',
  openProfile: 'Abrir tu perfil',
  requestStatus: 'Pedir ser entidad verificadora',
  requestingStatus: 'Enviando…',
  profileFailed: 'No se ha podido cargar tu perfil.',
  statusFailed: { title: 'Error', description: 'No se ha podido pedir que seas entidad verificadora' },
  authorized: 'Entidad verificadora autorizada',
  lookupLabel: 'Verificar declaraciones de un DID',
  lookupPlaceholder: 'ID de token del DID',
  lookup: 'Buscar',
  lookupEmpty: 'Escribe el ID de token de un DID',
  lookupFailed: 'No se ha podido buscar el DID. Vuelve a intentarlo.',
  lookupOnChain: (tokenId: string, date: string) =>
    `El DID con el ID de token ${tokenId} está en la cadena de bloques desde el ${date}. No se puede pasar a otra cartera.`,
  lookupMoved: (controller: string, date: string) =>
    `Desde el ${date} actúa por la persona titular de este DID otra cartera, ${controller}.`,
  lookupStolen: (date: string) =>
    `La clave de su titular consta como robada desde el ${date}. De momento, no confirmes nada para este DID.`,
  lookupNotOnChain: (tokenId: string) => `En la cadena de bloques no hay ningún DID con el ID de token ${tokenId}.`,
  lookupFound: (tokenId: string, count: number) =>
    count === 0
      ? `Ninguna de tus solicitudes pendientes trata del DID con el ID de token ${tokenId}.`
      : plural(count, {
          one: `# solicitud pendiente de abajo trata del DID con el ID de token ${tokenId}.`,
          other: `# solicitudes pendientes de abajo tratan del DID con el ID de token ${tokenId}.`,
        }),
  pendingHeading: 'Solicitudes de verificación pendientes',
  empty: 'No hay solicitudes de verificación pendientes',
  loadFailed: 'No se han podido cargar tus solicitudes de verificación.',
  did: (tokenId: string) => `DID n.º ${tokenId}`,
  from: (username: string) => `De ${quoteWords(username)}`,
  requested: (date: string) => `Solicitada el ${date}`,
  approve: 'Aprobar',
  reject: 'Rechazar',
  rejectTitle: '¿Rechazar esta solicitud?',
  rejectText: (title: string, username: string) =>
    `${quoteWords(username)} recibe al momento el aviso de que ${quoteWords(title)} no se ha confirmado.`,
  reason: 'Motivo (opcional)',
  reasonHint: 'Lo ve la persona que hizo la solicitud.',
  rejecting: 'Rechazando…',
  rejected: { title: 'Verificación rechazada', description: 'Se ha avisado a su titular.' },
  decideFailed: (status: 'approved' | 'rejected') => ({
    title: 'Error',
    description:
      status === 'approved' ? 'No se ha podido aprobar la verificación' : 'No se ha podido rechazar la verificación',
  }),
  alreadyDecided: { title: 'Error', description: 'Esta solicitud ya se ha decidido.' },
} as const
