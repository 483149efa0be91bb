import type { NotificationType } from '../account/notification.ts'

export type NotificationText = { type: NotificationType; title: string; message: string }

export const info = (title: string, message: string): NotificationText => ({ type: 'info', title, message })
export const success = (title: string, message: string): NotificationText => ({ type: 'success', title, message })
export const warning = (title: string, message: string): NotificationText => ({ type: 'warning', title, message })
export const error = (title: string, message: string): NotificationText => ({ type: 'error', title, message })
