export const signOutTexts = {
  what: 'Sie sind noch nicht abgemeldet.',
  meaning:
    'Der Server hat nicht geantwortet. Diese Seite fragt von selbst noch einmal; lassen Sie sie deshalb offen. Solange dieser Hinweis da ist, kann jede Person an diesem Browser Ihr Konto öffnen, auch nachdem der Browser geschlossen war. Wenn Sie gehen müssen, löschen Sie die Cookies dieser Website in den Einstellungen des Browsers. Das löscht auch die Links, Entwürfe und Schlüssel, die dieser Browser für Sie aufbewahrt.',
  over: { title: 'Sie sind abgemeldet.', description: 'Ihre Sitzung ist beendet und gilt nicht mehr.' },
} as const
