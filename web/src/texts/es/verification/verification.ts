/** Texts of the tracker, which lists the requests that an owner sent and the owner's claims. */
export const trackerTexts = {
  heading: 'Solicitudes de verificación',
  sentTab: 'Solicitudes enviadas',
  claimsTab: 'Mis declaraciones',
  refresh: 'Actualizar estado',
  refreshing: 'Actualizando…',
  profileFailed: 'No se ha podido cargar tu perfil.',
  readOnlyTitle: 'Conecta tu cartera',
  signInTitle: 'Inicia sesión para ver tus solicitudes',
  readOnly: 'Conecta una cartera para seguir tus solicitudes de verificación.',
  signedOut: 'Inicia sesión con tu cartera para seguir tus solicitudes de verificación.',
  profileTitle: 'Hace falta un perfil',
  createProfile: 'Crear perfil',
  profileText: 'Crea un perfil antes de enviar una declaración a una entidad verificadora.',
  loadFailed: 'No se han podido cargar tus solicitudes de verificación.',
  claimsFailed: 'No se han podido cargar tus declaraciones.',
  noRequests: 'No has enviado ninguna solicitud',
  noRequestsText: 'Envía una declaración a una entidad verificadora y su respuesta aparecerá aquí.',
  noClaims: 'No se ha encontrado ninguna declaración',
  noClaimsText: 'Añade una declaración a tu DID y pide que la verifiquen.',
  requested: (date: string) => `Solicitada el ${date}`,
  issued: (date: string) => `Emitida el ${date}`,
  verifier: (id: number) => `ID de la entidad verificadora: ${id}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  verified: 'Verificado',
  unverified: 'Sin verificar',
  requestVerification: 'Solicitar verificación',
  viewDetails: 'Ver detalles',
  waiting: 'A la espera de la entidad verificadora',
} as const

/** A status that is missing here shows as Unknown. */
export const requestStatusTexts = {
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada',
  /** Stands beside “Approved” once the verifier has revoked the attestation. */
  withdrawn: 'Retirada',
  unknown: 'Desconocido',
} as const
