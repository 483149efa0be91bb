export const titleExamples: Readonly<Record<string, string>> = {
  identity: 'Identitätsnachweis',
  education: 'Bachelor Informatik',
  employment: 'Ingenieurstelle bei Weingut Talhof',
  certification: 'Schweißprüfung',
  kyc: 'Wohnhaft in Leipzig',
  license: 'Führerschein',
  credential: 'Erste-Hilfe-Kurs',
  membership: 'Mitglied im Segelverein',
  certificate: 'Schweißprüfung',
  award: 'Beste Abschlussarbeit 2024',
}
