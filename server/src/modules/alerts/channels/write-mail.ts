import type { AlertKind } from '@did/domain/alert/alert'
import type { AlertToken } from '@did/domain/ids'
import type { Language } from '@did/domain/language'
import * as ar from '@did/domain/texts/ar/mail'
import * as de from '@did/domain/texts/de/mail'
import * as en from '@did/domain/texts/en/mail'
import * as es from '@did/domain/texts/es/mail'

/** A node writes mails in every language, unlike the page, whose builds have one language each. */
const mailTexts: Record<Language, typeof en> = { en, es, de, ar }

export type WrittenMail = { subject: string; text: string; headers: Record<string, string> }
type Reader = { language: Language; token: AlertToken }

/**
 * The headers let the reader's mail program offer to stop the mails of this installation (RFC
 * 8058).
 */
export function writeAlertMail(publicUrl: string, kind: AlertKind, { language, token }: Reader): WrittenMail {
  const { alertMails, alertMailTexts: texts } = mailTexts[language]
  const { subject, change } = alertMails[kind]
  return {
    subject,
    text: joinParagraphs(
      `${change} ${texts.open}`,
      `${publicUrl}/`,
      texts.namesNobody,
      `${texts.stop}\n${publicUrl}/alerts#stop=${token}`,
    ),
    headers: {
      ...commonHeaders(language),
      'list-unsubscribe': `<${publicUrl}/api/alerts/stop/${token}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** The link in the mail opens a page with a button, and only this button confirms the address. */
export function writeConfirmMail(publicUrl: string, { language, token }: Reader): WrittenMail {
  const { confirmMailTexts: texts } = mailTexts[language]
  const text = joinParagraphs(texts.entered, `${texts.confirm}\n${publicUrl}/alerts#confirm=${token}`, texts.ignore)
  return { subject: texts.subject, text, headers: commonHeaders(language) }
}

/** Tells the owner of an address that no more mails about an identity will come to this address. */
export function writeStoppedMail(publicUrl: string, language: Language): WrittenMail {
  const { alertMailTexts, stoppedMailTexts: texts } = mailTexts[language]
  const text = joinParagraphs(texts.change, texts.you, `${texts.notYou}\n${publicUrl}/`, alertMailTexts.namesNobody)
  return { subject: texts.subject, text, headers: commonHeaders(language) }
}

function joinParagraphs(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}

/**
 * `Auto-Submitted` marks automatic mail, so that programs that answer mail leave it unanswered (RFC
 * 3834).
 */
function commonHeaders(language: Language): Record<string, string> {
  return { 'auto-submitted': 'auto-generated', 'content-language': language }
}
