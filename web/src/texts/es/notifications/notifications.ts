export const notificationTexts = {
  title: 'Notificaciones',
  unread: (count: number) => (count === 0 ? 'nada sin leer' : `${count} sin leer`),
  markAllRead: 'Marcar todo como leído',
  clearAll: 'Borrar todo',
  empty: 'Aún no hay nada. Aquí aparecen las novedades de tus declaraciones y solicitudes.',
  applicationsWait: (count: number) =>
    count === 1
      ? 'Una solicitud de acreditación espera tu decisión'
      : `${count} solicitudes de acreditación esperan tu decisión`,
  signedOut: 'Inicia sesión para ver tus notificaciones.',
  loadFailed: 'No se han podido cargar tus notificaciones.',
  changeFailed: { title: 'Error', description: 'No se han podido cambiar tus notificaciones. Vuelve a intentarlo.' },
  isUnread: 'Sin leer',
  view: { label: 'Ver', altText: 'Ábrela desde la lista de la campana' },
} as const
