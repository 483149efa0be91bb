import { maximumVault } from '../../vault/limits.ts'

export const vaultComplaints = {
  wrappingsMissing: 'Una caja fuerte necesita una forma de acceso',
  wrappingsTooMany: `${maximumVault.wrappings} formas de acceso como máximo`,
  wayMissing: 'Para quitar una forma de acceso hay que bloquear todo con una clave nueva. Recarga la página.',
  itemTooLong: 'Es más de lo que admite una caja fuerte de una vez',
  itemsTooMany: `${maximumVault.items} entradas como máximo`,
} as const
