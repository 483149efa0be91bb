import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/es/durations'

export const signOutTexts = {
  what: 'Tu sesión todavía no está cerrada.',
  meaning: `El servidor no ha respondido, así que tu sesión sigue siendo válida. Esta página vuelve a intentarlo por sí sola. Mientras se vea este aviso, quien use este navegador puede abrir tu cuenta. Mantén abierta esta página. Si tienes que irte, borra las cookies de este sitio en los ajustes del navegador. Eso borra también lo que este navegador guarda para ti, como enlaces, borradores, una clave para carteras de otros o una recuperación que hayas empezado. Cerrar el navegador no cierra tu sesión. Una sesión termina como muy tarde al cabo de ${writeDuration(walletSession.absoluteMs)}.`,
  over: { title: 'Tu sesión está cerrada.', description: 'Tu sesión ha terminado y ya no es válida.' },
} as const
