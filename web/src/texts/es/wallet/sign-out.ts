export const signOutTexts = {
  what: 'Tu sesión todavía no está cerrada.',
  meaning:
    'El servidor no ha respondido. Esta página vuelve a intentarlo por sí sola, así que mantenla abierta. Mientras se vea este aviso, quien use este navegador puede abrir tu cuenta, incluso después de haberlo cerrado. Si tienes que irte, borra las cookies de este sitio en los ajustes del navegador. Eso borra también los enlaces, borradores y claves que este navegador guarda para ti.',
  over: { title: 'Tu sesión está cerrada.', description: 'Tu sesión ha terminado y ya no es válida.' },
} as const
