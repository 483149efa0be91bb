import type { Article } from '../../../article.ts'

export const securityArticle: Article = {
  title: 'Sicherheit',
  lead: 'Was Sie hier schützt, was nicht, und wie Sie dem Betreiber einen Fehler melden.',
  sections: [
    {
      heading: 'Wofür Sie uns nicht vertrauen müssen',
      list: [
        'Ein Ergebnis entsteht im Browser der Person, die prüft, aus dem Link und der Blockchain. Der Server könnte verschweigen, dass ein Link beendet wurde. Eine gefälschte Angabe könnte er nicht durchgehen lassen.',
        'Private Attribute werden in Ihrem Browser verschlüsselt. Der Server bewahrt auf, was er nicht lesen kann.',
        'Ihre Wallet oder Ihr Passkey signiert. Keiner Ihrer Schlüssel kommt je auf den Server.',
      ],
    },
    {
      heading: 'Wofür Sie uns vertrauen',
      list: [
        'Die Seite selbst kommt von diesem Server. Bei jedem Ergebnis steht unter „Die unabhängige Prüfung“ ein Befehl, der dasselbe ohne unsere Seite prüft.',
        'Der Text Ihrer Angaben ist hier so gespeichert, wie Sie ihn geschrieben haben, damit Prüfstellen ihn lesen können. Schreiben Sie nichts in eine Angabe, was geheim bleiben muss.',
        'Wer prüfen darf, entscheidet die Administration dieser Installation. Deren Entscheidungen sind öffentlich, auf der Blockchain.',
      ],
    },
    {
      heading: 'Wenn Ihr Schlüssel verloren oder gestohlen ist',
      list: [
        'Tragen Sie Vertrauenspersonen ein, solange alles in Ordnung ist. Sie können Ihrer Identität einen neuen Schlüssel geben und sie sofort einfrieren.',
        'Ein Passkey auf einem anderen Gerät öffnet dasselbe Konto.',
        'Solange ein Schlüssel als gestohlen gemeldet ist, warnt jede Prüfung Ihrer Angaben davor.',
      ],
    },
    {
      heading: 'Wie Sie einen Fehler melden',
      paragraphs: [
        'Schreiben Sie dem Betreiber über die Kontaktseite. Sagen Sie, was Sie getan haben, was geschah, und wie es jemandem schaden könnte. Lassen Sie Geheimnisse und Daten anderer weg. Geben Sie dem Betreiber Zeit, den Fehler zu beheben, bevor Sie ihn veröffentlichen.',
      ],
    },
  ],
  next: { label: 'Dem Betreiber schreiben', href: '/contact' },
}
