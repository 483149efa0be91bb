export const profileTexts = {
  heading: 'Tu perfil',
  readOnly: {
    title: 'Conecta tu cartera',
    text: 'Conecta una cartera para ver y editar tu perfil.',
    signInTitle: 'Inicia sesión para ver tu perfil',
    signInText: 'Tu cartera está conectada. Inicia sesión para ver y editar tu perfil.',
  },
  loading: 'Cargando tu perfil',
  loadFailure: 'No se ha podido cargar tu perfil.',
  welcome: {
    title: 'Te damos la bienvenida a DID Verification',
    text: 'Con un perfil, las entidades verificadoras ven un nombre junto a tus solicitudes.',
    create: 'Crear perfil',
    creating: 'Creando…',
  },
  card: {
    verifierBadge: 'Entidad verificadora',
    wallet: 'Cartera',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    organization: 'Organización',
    notGiven: 'Sin indicar',
    edit: 'Editar perfil',
    requestVerifier: 'Ser entidad verificadora',
  },
  form: {
    username: 'Nombre de usuario',
    usernameHint: 'Las entidades verificadoras ven este nombre junto a tus solicitudes.',
    name: 'Nombre completo (opcional)',
    email: 'Correo electrónico (opcional)',
    organization: 'Organización (opcional)',
    organizationHint: 'Es el nombre que se ve al elegir una entidad verificadora.',
  },
  editDialog: {
    title: 'Editar perfil',
    description: 'Solo lo ven tú y las entidades verificadoras a las que envías solicitudes.',
    save: 'Guardar cambios',
    saving: 'Guardando…',
  },
  verifierDialog: {
    title: 'Ser entidad verificadora',
    description:
      'Las entidades verificadoras firman lo que han comprobado. ¿Para qué organización compruebas declaraciones?',
    organization: 'Organización',
    organizationMissing: 'Escribe el nombre de tu organización',
    submit: 'Enviar solicitud',
    submitting: 'Enviando…',
  },
  toasts: {
    updated: { title: 'Perfil actualizado', description: 'Tus cambios se han guardado' },
    created: { title: 'Perfil creado', description: 'Tu perfil ya está listo' },
    verifierFailed: { title: 'Error', description: 'No se ha podido enviar la solicitud' },
    /** The message appears when another tab or device deleted the account meanwhile. */
    userMissing: { title: 'Error', description: 'Esta cuenta ya no existe' },
  },
} as const
