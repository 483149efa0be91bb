export const verifierLinkTexts = { opensPage: 'Öffnet die Seite dieser Prüfstelle in einem neuen Tab' } as const
