import type {
  ClaimVerified,
  ControlUpdate,
  Notification,
  NotificationType,
  RevocationUpdate,
  ShareOpened,
  VerificationUpdate,
  VerifierUpdate,
} from '../../account/notification.ts'
import { shortenAddress } from '../../display.ts'
import { quoteWords } from '../../proof/quote-words.ts'
import { shortDate, utcDate } from './dates.ts'
import { proofTypeName } from './proof/proof-type-names.ts'

type NotificationText = { type: NotificationType; title: string; message: string }

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
      return {
        type: 'info',
        title: 'Verificación solicitada',
        message: `La verificación de ${quoteWords(update.claimTitle)} está pendiente`,
      }
    case 'approved':
      return {
        type: 'success',
        title: 'Verificación aprobada',
        message: `Se ha aprobado la verificación de ${quoteWords(update.claimTitle)}`,
      }
    case 'rejected':
      return {
        type: 'error',
        title: 'Verificación rechazada',
        message: `Se ha rechazado la verificación de ${quoteWords(update.claimTitle)}`,
      }
  }
}

export function describeClaimVerified(claim: ClaimVerified): NotificationText {
  if (claim.endsOn !== undefined) return describeEnding(claim.title, claim.endsOn)
  if (claim.revocation && claim.isVerified) return describeEarlierRevoked(claim)
  const level = claim.verificationLevel ? ` con el nivel ${proofTypeName(claim.verificationLevel)}` : ''
  if (claim.isVerified)
    return {
      type: 'success',
      title: 'Declaración verificada',
      message: `Se ha verificado la declaración ${quoteWords(claim.title)}${level}`,
    }
  return {
    type: 'warning',
    title: 'Declaración sin verificar',
    message: `La declaración ${quoteWords(claim.title)} ya no está verificada${level}`,
  }
}

export function describeVerifierUpdate({ status, organization, reason }: VerifierUpdate): NotificationText {
  const because = reason ? `: ${reason}` : ''
  switch (status) {
    case 'applied':
      return {
        type: 'info',
        title: 'Una solicitud de acreditación espera',
        message: `${quoteWords(organization)} solicita la acreditación como entidad verificadora`,
      }
    case 'asked':
      return {
        type: 'warning',
        title: 'Una pregunta sobre tu solicitud',
        message: `La administración te pregunta sobre ${quoteWords(organization)}${because}`,
      }
    case 'answered':
      return {
        type: 'info',
        title: 'Solicitud modificada',
        message: `${quoteWords(organization)} ha respondido a tu pregunta con un cambio en su solicitud`,
      }
    case 'approved':
      return {
        type: 'success',
        title: 'Ya eres una entidad verificadora acreditada',
        message: `${quoteWords(organization)} ha pasado la revisión y tiene la acreditación`,
      }
    case 'refused':
      return {
        type: 'error',
        title: 'Solicitud rechazada',
        message: `Se ha rechazado la solicitud de ${quoteWords(organization)}${because}`,
      }
    case 'suspended':
      return {
        type: 'error',
        title: 'Acreditación suspendida',
        message: `Se ha suspendido la acreditación de ${quoteWords(organization)}${because}`,
      }
  }
}

export function describeRevocationUpdate({ title }: RevocationUpdate): NotificationText {
  return {
    type: 'warning',
    title: 'La retirada no está en la cadena de bloques',
    message: `Tu retirada de ${quoteWords(title)} ya vale aquí, pero la cadena de bloques la rechazó cuando la enviamos. Puedes enviarla tú.`,
  }
}

export function describeShareOpened({ title, label }: ShareOpened): NotificationText {
  const link = label === null ? 'Tu enlace' : `Tu enlace para ${quoteWords(label)}`
  return {
    type: 'info',
    title: 'Enlace abierto',
    message: `${link} a ${quoteWords(title)} se ha abierto por primera vez`,
  }
}

export function describeControlUpdate(update: ControlUpdate): NotificationText {
  switch (update.control) {
    case 'changed':
      return { type: 'warning', title: 'Tu identidad ha cambiado de manos', message: describeNewController(update) }
    case 'recovery-started':
      return {
        type: 'error',
        title: 'Recuperación iniciada',
        message: `Tus personas de confianza han iniciado una recuperación. ${describeVeto(update)}`,
      }
    case 'move-started':
      return {
        type: 'warning',
        title: 'Traslado iniciado',
        message: `Has pedido trasladar esta identidad a otra cartera. ${describeVeto(update)}`,
      }
    case 'frozen':
      return {
        type: 'error',
        title: 'Identidad congelada',
        message:
          'La clave de esta identidad consta como robada. La identidad no puede hacer nada hasta que termine la congelación.',
      }
    case 'unfreeze-requested':
      return {
        type: 'error',
        title: 'La congelación está a punto de terminar',
        message: `Alguien que tiene tu clave ha pedido el fin de la congelación de esta identidad. ${describeVeto(update)}`,
      }
    case 'guardians-changing':
      return {
        type: 'error',
        title: 'Tus personas de confianza están a punto de cambiar',
        message: `Alguien que tiene tu clave ha cambiado tus personas de confianza. El cambio vale a partir del ${utcDate(update.readyAt ?? '')}. Si no lo has pedido tú, congela tu identidad.`,
      }
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

/** Another attestation still verifies the claim, but links with the revoked one no longer hold. */
function describeEarlierRevoked({ title }: ClaimVerified): NotificationText {
  return {
    type: 'warning',
    title: 'Confirmación anterior retirada',
    message: `Se ha retirado una confirmación anterior de ${quoteWords(title)}`,
  }
}

function describeEnding(title: string, endsOn: string): NotificationText {
  return {
    type: 'warning',
    title: 'Una verificación caduca pronto',
    message: `La verificación de ${quoteWords(title)} caduca el ${shortDate(endsOn)}. Renuévala para que siga siendo válida.`,
  }
}

function describeEnded(ended: NonNullable<VerificationUpdate['ended']>, claimTitle: string): NotificationText {
  const title = 'Solicitud terminada'
  if (ended === 'taken-back')
    return {
      type: 'info',
      title: 'Solicitud anulada',
      message: `Su titular ha anulado la solicitud sobre ${quoteWords(claimTitle)}.`,
    }
  if (ended === 'owner-left')
    return {
      type: 'info',
      title,
      message: 'Alguien que te envió una solicitud ha cerrado su cuenta. La solicitud ha terminado.',
    }
  return {
    type: 'warning',
    title,
    message: `La entidad verificadora a la que enviaste ${quoteWords(claimTitle)} ha cerrado su cuenta.`,
  }
}

function describeQuestion(question: NonNullable<VerificationUpdate['question']>, claimTitle: string): NotificationText {
  if (question === 'answered')
    return {
      type: 'info',
      title: 'Pregunta respondida',
      message: `Tu pregunta sobre ${quoteWords(claimTitle)} ya tiene respuesta`,
    }
  return {
    type: 'warning',
    title: 'Una entidad verificadora tiene una pregunta',
    message: `Antes de decidir sobre ${quoteWords(claimTitle)}, la entidad verificadora te pregunta algo. Respóndele, por favor.`,
  }
}
