import { onboardingSteps } from '@did/domain/page/onboarding-steps'
import { quoteWords } from '@did/domain/proof/quote-words'
import { keptByVerifier } from '../verification/kept-by-verifier.ts'

const names = new Intl.ListFormat('es')

export const onboardingTexts = {
  heading: 'Configura tu identidad digital',
  documentTitle: 'Configuración inicial',
  progress: 'Progreso de la configuración',
  stepOf: (step: number) => `Paso ${step} de ${onboardingSteps}`,
  skip: 'Omitir por ahora',
  back: 'Atrás',
  connect: {
    title: 'Conecta tu cartera',
    text: 'Tu cartera es tu llave. Conéctala para empezar.',
  },
  signIn: {
    title: 'Inicia sesión para empezar',
    text: 'Tu cartera está conectada. Inicia sesión con ella para empezar.',
  },
  profile: {
    title: 'Crea tu perfil',
    existingTitle: 'Tu perfil',
    text: 'Las entidades verificadoras ven este nombre junto a tus solicitudes. Solo hace falta el nombre de usuario.',
    existingText: 'Ya tienes un perfil. Revísalo y continúa.',
    submit: 'Crear perfil',
    submitting: 'Creando…',
    continue: 'Continuar',
    saving: 'Guardando…',
  },
  did: {
    title: 'Crea tu DID',
    text: 'Tu DID es el identificador al que se unen tus declaraciones. Aquí no cuesta nada; más adelante puedes llevarlo a la cadena de bloques.',
    sponsored:
      'Tu DID es el identificador al que se unen tus declaraciones. Este servicio lo lleva por ti a la cadena de bloques, y no te cuesta nada.',
    create: 'Crear un DID nuevo',
    creating: 'Creando…',
    existing: 'O elige uno que ya tienes',
    created: (date: string) => `Creado el ${date}`,
  },
  claim: {
    title: 'Añade tu primera declaración',
    text: 'Una declaración es un dato sobre ti. Es privada hasta que la compartes.',
    question: '¿Qué organización y qué credencial?',
    verifier: {
      legend: 'Organización que debe confirmarla',
      search: 'Buscar organizaciones',
      unknown: 'Aún no lo sé',
      unknownHint: 'La declaración solo se guarda. Puedes pedírselo a una organización más tarde.',
      notFound: 'Ninguna organización tiene este nombre.',
      none: 'Aquí aún no hay ninguna organización inscrita. Puedes pedírselo a una más tarde.',
      reads: `La organización recibe una solicitud y lee esta declaración. ${keptByVerifier}`,
    },
    type: 'Tipo de declaración',
    name: 'Título',
    holderName: 'Tu nombre',
    holderNameHint:
      'Tal como lo conoce la organización. Ella confirma este nombre, y lo ve la gente con quien compartes la declaración.',
    description: 'Descripción',
    descriptionPlaceholder: 'De qué se trata, cuándo y dónde',
    descriptionHint:
      'No incluyas fechas de nacimiento ni números de documentos. Añádelos después a la declaración, como atributos privados que solo puedes leer tú, y las entidades verificadoras que elijas.',
    isPrivate: 'Declaración privada',
    isPrivateHint: 'No se puede compartir con un código o un enlace.',
    isSelective: 'Divulgación selectiva',
    isSelectiveHint: 'Eliges qué campos se muestran cuando la compartes.',
    submit: 'Crear declaración',
    submitAndSend: 'Crear declaración y enviar solicitud',
    submitting: 'Creando…',
  },
  attributes: {
    title: (labels: readonly string[]) => `Añade: ${names.format(labels)}`,
    text: 'Tu declaración está guardada. Lo que escribas aquí se cifra en este navegador. Solo puedes leerlo tú, y la entidad verificadora que elijas.',
    textAsking:
      'Tu declaración está guardada y la solicitud aún no se ha enviado. Lo que escribas aquí se cifra en este navegador. En el paso siguiente eliges si se envía con la solicitud.',
    next: 'Continuar',
    later: 'Añadirlo más tarde',
  },
  request: {
    title: 'Envía tu solicitud',
    text: (claim: string, organization: string) =>
      `${quoteWords(claim)} está guardada. ${quoteWords(organization)} recibirá una solicitud para confirmarla.`,
    unsent: 'La solicitud aún no se ha enviado',
    unsentHint: 'Tu declaración está a salvo. Si envías la solicitud otra vez, no se añade una segunda declaración.',
    send: 'Enviar solicitud',
    sending: 'Enviando…',
    skip: 'Continuar sin enviar',
  },
  done: {
    title: '¡Enhorabuena!',
    text: 'Ya tienes tu identidad descentralizada.',
    did: 'Tu DID',
    claim: 'Tu primera declaración',
    asked: 'Solicitud enviada a',
    nextHeading: 'Próximos pasos',
    next: {
      ask: 'Pide a una entidad verificadora de confianza que compruebe tu declaración.',
      wait: 'Espera la respuesta. La campana te avisa cuando llega.',
      seal: (labels: readonly string[]) => `Añade a tu declaración, como atributos privados: ${names.format(labels)}.`,
      mint: 'Acuña tu DID para tenerlo en la cadena de bloques.',
      share: 'Comparte tu declaración con un código o un enlace.',
    },
    continue: 'Ir al panel',
  },
  toasts: {
    profileCreated: { title: 'Perfil creado', description: 'Tu perfil ya está listo' },
    profileUpdated: { title: 'Perfil actualizado', description: 'Tus cambios se han guardado' },
    didCreated: { title: 'DID creado', description: 'Tu identificador descentralizado ya está listo' },
    claimCreated: { title: 'Declaración creada', description: 'Tu primera declaración se ha añadido a tu DID' },
    complete: { title: 'Configuración terminada', description: 'Tu identidad descentralizada ya está lista' },
    claimFailed: { title: 'Error', description: 'No se ha podido añadir la declaración' },
  },
} as const
