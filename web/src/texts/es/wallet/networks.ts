export const networkTexts = {
  switch: 'Cambiar de red',
  switching: 'Cambiando…',
  lead: 'Elige la red en la que debe estar tu cartera. Lo que tienes aquí no cambia.',
  search: 'Buscar redes…',
  list: 'Redes',
  none: 'No se ha encontrado ninguna red.',
  retired: 'Retirada',
  current: 'Conectada',
  used: 'La usa este sitio',
  changed: { title: 'Red cambiada', description: (name: string) => `Ahora estás en ${name}` },
  failed: {
    title: 'No se ha cambiado de red',
    rejected: 'Se ha rechazado el cambio de red. Apruébalo en tu cartera.',
    pending: 'Tu cartera ya tiene pendiente un cambio de red.',
    otherwise: 'No se ha podido cambiar de red. Vuelve a intentarlo.',
  },
} as const
