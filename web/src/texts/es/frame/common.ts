export const commonTexts = {
  product: 'DID Verification',
  close: 'Cerrar',
  dismiss: 'Descartar',
  cancel: 'Cancelar',
  tryAgain: 'Reintentar',
  showAll: 'Mostrar todo',
  linkAsText: 'Mostrar el enlace como texto',
  showLess: 'Mostrar menos',
  loading: 'Cargando…',
  skipToContent: 'Saltar al contenido',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  mainNavigation: 'Principal',
  more: 'Más',
  toast: { label: 'Notificación', region: (hotkey: string) => `Notificaciones (${hotkey})` },
  theme: { label: 'Tema', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  screenFailed: { title: 'No se ha podido cargar esta parte', reload: 'Recargar la página' },
} as const

export const pageNames = {
  home: 'Inicio',
  about: 'Acerca de',
  useCases: 'Casos de uso',
  tutorials: 'Tutoriales',
  contact: 'Contacto',
  privacyPolicy: 'Política de privacidad',
  termsOfService: 'Condiciones del servicio',
  cookiePolicy: 'Política de cookies',
  security: 'Seguridad',
  templates: 'Plantillas',
  check: 'Comprobar varios',
  register: 'Registro de entidades verificadoras',
  scanCode: 'Escanear QR',
  debug: 'Herramientas de diagnóstico',
} as const

export const anchorNames = { dids: 'Mis DID', claims: 'Declaraciones', verify: 'Verificar' } as const

export const footerTexts = {
  pages: 'Páginas',
  legal: 'Aspectos legales',
  resources: 'Recursos',
  copyright: (year: number) => `© ${year} DID Verification`,
  w3c: 'Especificación de DID del W3C',
  erc721: 'ERC-721',
  eip1056: 'EIP-1056',
  dif: 'Decentralized Identity Foundation',
} as const

export const bannerTexts = {
  offline: {
    what: 'No tienes conexión.',
    works:
      'Lo que ves es lo que ha guardado este dispositivo. Puede estar desactualizado, y no se puede guardar nada nuevo. Los enlaces compartidos se siguen abriendo y se comprueban hasta donde puede este dispositivo.',
  },
  server: {
    what: 'No se puede contactar con el servidor.',
    works:
      'Lo que ves puede estar desactualizado, y no se puede guardar nada nuevo. Los enlaces compartidos se siguen pudiendo comprobar. Seguimos intentándolo.',
  },
  database: {
    what: 'El servidor no puede acceder a sus datos.',
    works:
      'Los enlaces compartidos se siguen pudiendo comprobar. Tus datos aparecerán aquí en cuanto vuelvan; no se pierde nada.',
  },
  chain: {
    what: 'No se puede contactar con la cadena de bloques.',
    works:
      'Puedes verlo todo y compartirlo. Para acuñar un DID y registrar declaraciones hay que esperar a que vuelva.',
  },
} as const

export const forgetfulTexts = {
  what: 'Mantén abierta esta página.',
  meaning:
    'Este navegador no guarda nada de este sitio. Lo que has empezado aquí se pierde si cierras o recargas la página. Para evitarlo, permite que el sitio guarde datos y empieza de nuevo.',
} as const
