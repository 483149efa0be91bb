import { walletSession } from '@did/domain/account/session-limits'
import { writeDuration } from '@did/domain/texts/de/durations'

export const signOutTexts = {
  what: 'Sie sind noch nicht abgemeldet.',
  meaning: `Der Server hat nicht geantwortet, deshalb gilt Ihre Sitzung noch. Diese Seite fragt von selbst noch einmal. Solange dieser Hinweis da ist, kann jede Person an diesem Browser Ihr Konto öffnen. Lassen Sie diese Seite offen. Wenn Sie gehen müssen, löschen Sie die Cookies dieser Website in den Einstellungen des Browsers. Das löscht auch, was dieser Browser für Sie aufbewahrt, etwa Links, Entwürfe, einen Schlüssel für fremde Wallets oder eine begonnene Wiederherstellung. Den Browser zu schließen meldet Sie nicht ab. Eine Sitzung endet spätestens nach ${writeDuration(walletSession.absoluteMs)}.`,
  over: { title: 'Sie sind abgemeldet.', description: 'Ihre Sitzung ist beendet und gilt nicht mehr.' },
} as const
