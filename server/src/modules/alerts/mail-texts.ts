import type { Language } from '@did/domain/language'
import * as ar from '@did/domain/texts/ar/mail'
import * as de from '@did/domain/texts/de/mail'
import * as en from '@did/domain/texts/en/mail'
import * as es from '@did/domain/texts/es/mail'

/** A node writes mails in every language, unlike the page, whose builds have one language each. */
export const mailTexts: Record<Language, typeof en> = { en, es, de, ar }
