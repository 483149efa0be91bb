import type { PresentationFault } from '../../../portable/presentation-request.ts'

export const presentationTexts = {
  passed: {
    'answers-this-request': 'La cartera ha respondido a esta solicitud, y la respuesta vale una sola vez.',
    'bound-to-wallet': 'La credencial se emitió a la cartera que la ha mostrado.',
    'issued-by-service': 'Este servicio emitió la credencial, y nadie la ha cambiado desde entonces.',
    'issued-by-verifier': 'La propia entidad verificadora emitió la credencial, y nadie la ha cambiado desde entonces.',
    'stranger-not-revoked': 'La credencial no figura en la lista de retiradas del emisor.',
  },
  warning: {
    'issued-by-stranger': 'Este servicio no sabe quién emitió la credencial.',
    'stranger-without-list': 'La credencial no indica ninguna lista de retiradas.',
    'stranger-list-unread': 'No se ha podido leer la lista de retiradas del emisor.',
    'service-only':
      'La cartera no ha mostrado la firma de la entidad verificadora. Solo este servicio dice que una entidad verificadora confirmó la declaración.',
  },
  fault: {
    unreadable: 'La respuesta de la cartera no es una credencial del tipo que se pidió.',
    'issuer-unknown': 'No se ha encontrado la clave del emisor.',
    'issuer-signature': 'La credencial no está firmada con la clave del emisor.',
    'issuer-key-ended': 'El emisor ha revocado la clave que nombra la credencial, o la clave ha caducado.',
    'other-type': 'La cartera ha mostrado una credencial de otro tipo.',
    'claims-missing': 'La cartera no ha mostrado todo lo que se pidió.',
    expired: 'La credencial ha caducado.',
    'not-valid-yet': 'La credencial aún no es válida.',
    revoked: 'La credencial está retirada.',
    suspended: 'El emisor ha suspendido la credencial.',
    'not-bound': 'La cartera no ha demostrado que la credencial sea suya.',
    'other-key': 'La cartera ha firmado con una clave distinta de la que nombra la credencial.',
    'other-request': 'La cartera ha respondido a otra solicitud.',
    stale: 'La firma de la cartera es demasiado antigua, o su reloj no va bien.',
    'words-differ': 'La credencial dice algo distinto de lo que firmó la entidad verificadora.',
    'attestation-false': 'La firma de la entidad verificadora que lleva la credencial no vale.',
    undisclosed: 'La respuesta de la cartera no vale. Solo la cartera sabe por qué.',
  } satisfies Record<PresentationFault, string>,
} as const
