export const documentTexts = {
  shortName: 'DID Verify',
  description:
    'Guarda en un solo lugar las pruebas de tus estudios, tu trabajo o tu identidad. Se comprueban una vez, y muestras solo lo que te piden.',
  needsScript: 'DID Verification comprueba credenciales en tu navegador y para eso necesita JavaScript.',
  scan: 'Escanear QR',
} as const
