import type {
  ClaimVerified,
  ControlUpdate,
  Notification,
  RevocationUpdate,
  ShareOpened,
  VerificationUpdate,
  VerifierUpdate,
} from '../../account/notification.ts'
import { quoteWords } from '../../proof/quote-words.ts'
import { shortenAddress } from '../../shorten-address.ts'
import { error, info, type NotificationText, success, warning } from '../notification-text.ts'
import { shortDate, utcDate } from './days.ts'
import { proofTypeName } from './proof/proof-type-names.ts'

export function describeNotification(data: Notification['data']): NotificationText {
  if ('organization' in data) return describeVerifierUpdate(data)
  if ('withdrawal' in data) return describeRevocationUpdate(data)
  if ('shareId' in data) return describeShareOpened(data)
  if ('control' in data) return describeControlUpdate(data)
  return 'claimTitle' in data ? describeVerificationUpdate(data) : describeClaimVerified(data)
}

export function describeVerificationUpdate(update: VerificationUpdate): NotificationText {
  if (update.ended) return describeEnded(update.ended, update.claimTitle)
  if (update.question) return describeQuestion(update.question, update.claimTitle)
  switch (update.status) {
    case 'pending':
      return info('Verificación solicitada', `La verificación de ${quoteWords(update.claimTitle)} está pendiente`)
    case 'approved':
      return success('Verificación aprobada', `Se ha aprobado la verificación de ${quoteWords(update.claimTitle)}`)
    case 'rejected':
      return error('Verificación rechazada', `Se ha rechazado la verificación de ${quoteWords(update.claimTitle)}`)
  }
}

export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  if (claim.endsOn !== undefined) return describeEnding(claim.title, claim.endsOn)
  if (claim.revocation && claim.isVerified) return describeEarlierRevoked(claim)
  const level = claim.verificationLevel ? ` con el nivel ${proofTypeName(claim.verificationLevel)}` : ''
  if (claim.isVerified)
    return success('Declaración verificada', `Se ha verificado la declaración ${quoteWords(claim.title)}${level}`)
  return warning('Declaración sin verificar', `La declaración ${quoteWords(claim.title)} ya no está verificada${level}`)
}

export function describeVerifierUpdate({ status, organization, reason }: VerifierUpdate): NotificationText {
  const because = reason ? `: ${quoteWords(reason)}` : ''
  switch (status) {
    case 'applied':
      return info(
        'Una solicitud de acreditación espera',
        `${quoteWords(organization)} solicita la acreditación como entidad verificadora`,
      )
    case 'asked':
      return warning(
        'Una pregunta sobre tu solicitud',
        `La administración te pregunta sobre ${quoteWords(organization)}${because}`,
      )
    case 'answered':
      return info(
        'Solicitud modificada',
        `${quoteWords(organization)} ha respondido a tu pregunta con un cambio en su solicitud`,
      )
    case 'approved':
      return success(
        'Ya eres una entidad verificadora acreditada',
        `${quoteWords(organization)} ha pasado la revisión y tiene la acreditación`,
      )
    case 'refused':
      return error('Solicitud rechazada', `Se ha rechazado la solicitud de ${quoteWords(organization)}${because}`)
    case 'suspended':
      return error(
        'Acreditación suspendida',
        `Se ha suspendido la acreditación de ${quoteWords(organization)}${because}`,
      )
  }
}

export function describeRevocationUpdate({ title }: RevocationUpdate): NotificationText {
  return warning(
    'La retirada no está en la cadena de bloques',
    `Tu retirada de ${quoteWords(title)} ya vale aquí, pero la cadena de bloques la rechazó cuando la enviamos. Puedes enviarla tú.`,
  )
}

export function describeShareOpened({ title, label }: ShareOpened): NotificationText {
  const link = label === null ? 'Tu enlace' : `Tu enlace para ${quoteWords(label)}`
  return info('Enlace abierto', `${link} a ${quoteWords(title)} se ha abierto por primera vez`)
}

export function describeControlUpdate(update: ControlUpdate): NotificationText {
  switch (update.control) {
    case 'changed':
      return warning('Tu identidad ha cambiado de manos', describeNewController(update))
    case 'recovery-started':
      return error(
        'Recuperación iniciada',
        `Tus personas de confianza han iniciado una recuperación. ${describeVeto(update)}`,
      )
    case 'move-started':
      return warning('Traslado iniciado', `Has pedido trasladar esta identidad a otra cartera. ${describeVeto(update)}`)
    case 'frozen':
      return error(
        'Identidad congelada',
        'La clave de esta identidad consta como robada. La identidad no puede hacer nada hasta que termine la congelación.',
      )
    case 'unfreeze-requested':
      return error(
        'La congelación está a punto de terminar',
        `Alguien que tiene tu clave ha pedido el fin de la congelación de esta identidad. ${describeVeto(update)}`,
      )
    case 'guardians-changing':
      return error(
        'Tus personas de confianza están a punto de cambiar',
        `Alguien que tiene tu clave ha cambiado tus personas de confianza. El cambio vale a partir del ${utcDate(update.readyAt ?? '')}. Si no lo has pedido tú, congela tu identidad.`,
      )
    case 'key-added':
      return error(
        'Llave de acceso añadida',
        'Otra llave de acceso abre ahora esta identidad. Si no la has añadido tú, quítala en tu perfil y congela tu identidad.',
      )
  }
}

function describeNewController({ controller, byRecovery }: ControlUpdate): string {
  if (controller !== null) {
    const how = byRecovery ? 'tras una recuperación' : 'tras un traslado que firmaste'
    return `Ahora controla esta identidad otra cartera: ${shortenAddress(controller)}, ${how}.`
  }
  if (byRecovery) return 'Tus personas de confianza han dado otra clave a esta identidad.'
  return 'La cartera de esta identidad vuelve a controlarla, tras un traslado que firmaste.'
}

function describeVeto({ canVeto, readyAt }: ControlUpdate): string {
  const day = utcDate(readyAt ?? '')
  if (canVeto) return `Puedes impedirlo hasta el ${day}.`
  return `Lo han decidido todas, así que no puedes impedirlo. Se puede llevar a cabo a partir del ${day}.`
}

function describeEarlierRevoked({ title }: ClaimVerified): NotificationText {
  return warning('Confirmación anterior retirada', `Se ha retirado una confirmación anterior de ${quoteWords(title)}`)
}

function describeEnding(title: string, endsOn: string): NotificationText {
  return warning(
    'Una verificación caduca pronto',
    `La verificación de ${quoteWords(title)} caduca el ${shortDate(endsOn)}. Renuévala para que siga siendo válida.`,
  )
}

function describeEnded(ended: NonNullable<VerificationUpdate['ended']>, claimTitle: string): NotificationText {
  const title = 'Solicitud terminada'
  if (ended === 'taken-back')
    return info('Solicitud anulada', `Su titular ha anulado la solicitud sobre ${quoteWords(claimTitle)}.`)
  if (ended === 'owner-left')
    return info(title, 'Alguien que te envió una solicitud ha cerrado su cuenta. La solicitud ha terminado.')
  return warning(title, `La entidad verificadora a la que enviaste ${quoteWords(claimTitle)} ha cerrado su cuenta.`)
}

function describeQuestion(question: NonNullable<VerificationUpdate['question']>, claimTitle: string): NotificationText {
  if (question === 'answered')
    return info('Pregunta respondida', `Tu pregunta sobre ${quoteWords(claimTitle)} ya tiene respuesta`)
  return warning(
    'Una entidad verificadora tiene una pregunta',
    `Antes de decidir sobre ${quoteWords(claimTitle)}, la entidad verificadora te pregunta algo. Respóndele, por favor.`,
  )
}
