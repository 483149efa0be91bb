import { frontShareDays } from '@did/domain/share/limits'
import { writeDuration } from '@did/domain/texts/es/durations'

const lasts = writeDuration(frontShareDays * 86_400_000)

export const frontTexts = {
  confirmedBy: 'Confirmada por',
  confirmedOn: (day: string) => `Confirmada el ${day}`,
  nameless: 'No dice de quién es.',
  scan: 'Escanea el código para comprobarla. Esta pantalla por sí sola no prueba nada.',
  loading: 'Dibujando el código',
  failed: 'No se ha podido dibujar el código.',
  again: 'Reintentar',
  tooLong: 'Esta credencial es demasiado larga para un código detallado. Usa uno más sencillo.',
  withdrawn: 'Has retirado este enlace.',
  newLink: 'Crear un enlace nuevo',
  simpler: 'Usar un código más sencillo',
  simplerHint: `Más fácil de escanear. Para abrirlo hace falta nuestro servicio, y caduca al cabo de ${lasts}.`,
  simplerShown: `Este código caduca al cabo de ${lasts}.`,
  label: 'Mostrado en mi pantalla',
  over: {
    none: 'Aún no lo ha confirmado nadie, así que no hay nada que mostrar.',
    expired: 'Esta confirmación ha caducado.',
    withdrawn: 'La entidad verificadora ha retirado su confirmación.',
    private: 'Esta declaración es privada, así que no se puede mostrar.',
  },
} as const
