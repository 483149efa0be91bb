import { plural } from '../frame/plural.ts'

export const didsTexts = {
  heading: 'Tu identidad descentralizada',
  readOnlyHeading: 'Identidad descentralizada',
  readOnly: {
    title: 'Un identificador que solo controlas tú',
    text: 'Un DID es un NFT en tu cartera, inscrito en un registro público. A él se unen tus declaraciones. Nadie puede desactivarlo.',
  },
  loading: 'Cargando tu DID',
  loadFailure: 'No se ha podido cargar tu DID.',
  none: {
    title: 'Aún no hay ningún DID',
    text: 'Acuña un DID para añadirle declaraciones y hacer que las verifiquen.',
  },
  mint: 'Acuñar tu DID',
  card: {
    badge: 'DID NFT',
    title: (tokenId: string) => `DID n.º ${tokenId}`,
    shortTitle: 'Tu DID',
    technical: 'Detalles técnicos',
    created: 'Creado',
    lastUpdated: 'Última actualización',
    owner: 'Titular',
  },
  offChain: {
    title: 'Aún no está en la cadena de bloques',
    text: 'De momento, este DID solo se guarda aquí. Lo que confirman las entidades verificadoras vale igualmente. Acúñalo para tenerlo en la cadena de bloques; tus declaraciones seguirán unidas a él.',
  },
  goneFromChain: {
    title: 'Ya no está en la cadena de bloques',
    text: 'La cadena de bloques ha vuelto a un punto anterior a la acuñación de este DID. Tus declaraciones se conservan. Acúñalo otra vez para recuperarlo allí.',
  },
  others: {
    summary: (count: number) => plural(count, { one: '# DID más en esta cartera', other: '# DID más en esta cartera' }),
    text: (tokenId: string) =>
      `Cada declaración pertenece a un DID. Ahora ves el DID n.º ${tokenId} y sus declaraciones; elige otro para ver y añadir las suyas.`,
    show: 'Mostrar DID',
    onChain: 'En la cadena de bloques',
    offChain: 'Fuera de la cadena de bloques',
  },
  transaction: {
    title: 'Acuñar tu DID',
    success: 'Tu DID se ha creado correctamente.',
  },
  toasts: {
    notConnected: { title: 'Cartera no conectada', description: 'Conecta tu cartera para acuñar un DID' },
    failed: { title: 'Error al acuñar el DID', description: 'No se ha podido acuñar el DID' },
  },
  notSelected: 'No hay ningún DID seleccionado',
  mintedEventMissing: 'No se ha encontrado el evento DidMinted',
} as const
