import { quoteWords } from '@did/domain/proof/quote-words'
export const claimDetailsTexts = {
  detail: {
    tabs: { details: 'Detalles', share: 'Compartir' },
    issueDate: 'Fecha de emisión',
    type: 'Tipo',
    description: 'Descripción',
    status: 'Estado',
    standing: {
      current: 'Verificado',
      none: 'Pendiente de verificación',
      expired: 'Caducada',
      withdrawn: 'Retirada',
    },
    validity: 'Verificación',
    didTokenId: 'ID de token del DID',
    added: 'Añadida:',
    newer: 'Cambiaste esta declaración: abrir su versión más reciente',
    /**
     * These texts are about the record of the claim. The texts of a verdict are about the record of
     * the verifier's signature.
     */
    chain: 'Tu registro en la cadena de bloques',
    chainRecord: {
      none: 'No la has registrado. La firma de una entidad verificadora se registra aparte.',
      committed: 'Registrada, con el texto privado',
      published: 'Registrada, con el texto publicado',
    },
    notVerified: {
      title: 'Aún sin verificar',
      text: 'Pide a una organización de confianza que compruebe esta declaración.',
      action: 'Solicitar verificación',
    },
    waiting: 'Ya la has solicitado y aún no hay respuesta. También puedes pedírselo a otra organización.',
    renewal: {
      expired: {
        title: 'Esta verificación ha caducado',
        text: 'Ahora mismo nadie avala esta declaración. Pídelo de nuevo y volverá a valer.',
        action: 'Renovar',
      },
      withdrawn: {
        title: 'Ahora mismo nadie avala esta declaración',
        text: 'Puedes pedirlo de nuevo, a la misma entidad verificadora o a otra.',
        action: 'Pedirlo de nuevo',
      },
    },
    doubted:
      'La entidad verificadora ya no avala lo que dice la declaración. Corrígela, o pídelo de nuevo si el texto es correcto.',
    show: 'Mostrar a pantalla completa',
    viewProof: 'Ver la prueba',
    renew: 'Renovar',
    edit: 'Editar',
    correct: 'Corregir la declaración',
    history: 'Historial',
  },
  proof: {
    title: 'Prueba',
    description: (title: string) => `Qué hay detrás de ${quoteWords(title)}.`,
    what: 'Qué confirmó la entidad verificadora',
    level: 'Nivel de verificación',
    by: 'Verificada por',
    wallet: 'Cartera de la entidad verificadora',
    on: 'Verificada el',
    standing: 'Situación',
    unknownVerifier: (id: number) => `Entidad verificadora ${id}`,
    explanation:
      'La entidad verificadora firmó exactamente esta declaración con su propia cartera. Esa firma es la que comprueba quien recibe tu enlace.',
    loading: 'Cargando la prueba',
    loadFailure: 'No se ha podido cargar la prueba. La declaración sigue verificada.',
    missing: 'No se ha encontrado entre tus solicitudes la decisión sobre esta declaración.',
    back: 'Volver a los detalles',
  },
  levelMeaning: {
    IdentityProof: 'Que la declaración es de la persona a la que nombra.',
    AgeProof: 'Que la persona tiene la edad necesaria.',
    EducationProof: 'Que se ha alcanzado el nivel de estudios.',
    IncomeProof: 'Que los ingresos superan la cantidad exigida.',
    LocationProof: 'Que la persona está en el lugar exigido.',
    CredentialProof: 'Que la credencial se emitió tal como está escrita.',
  },
  levelUnknown: 'Que la declaración es tal como está escrita.',
} as const
