import { pageNames } from '../frame/common.ts'

export const registerTexts = {
  title: pageNames.register,
  lead: 'Todas las organizaciones que la administración ha acreditado, o suspendido después, con las fechas que constan en la cadena de bloques.',
  note: 'Quien decide es la cadena de bloques, no esta lista: la comprobación de un enlace le pregunta a ella directamente. También avisa de lo que una entidad verificadora confirmó antes del día de su acreditación.',
  empty: 'Aún no hay ninguna organización acreditada.',
  emptyText: 'En cuanto la administración acredite una organización, aparecerá aquí.',
  failed: 'No se ha podido cargar el registro.',
  since: (date: string) => `Acreditada desde el ${date}`,
  accreditedOn: (date: string) => `Acreditada el ${date}`,
  suspendedOn: (date: string) => `Suspendida el ${date}`,
  reason: 'Motivo:',
  isAccredited: 'Acreditada',
  isSuspended: 'Suspendida',
  open: 'Abrir el registro',
} as const
