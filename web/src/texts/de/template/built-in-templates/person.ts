import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay } from './days.ts'

export const personTemplates = {
  'identity-checked': {
    title: 'Identität geprüft',
    summary: 'Dass jemand Ihren Ausweis gesehen hat. Schreiben Sie dessen Nummer nie hierher.',
    checkedBy: 'Eine Bank, ein Notariat oder ein Identitätsdienst',
    example: { title: 'Identität persönlich geprüft', checkedBy: 'Sparkasse Nordhafen' },
    fields: {
      document: [
        'Dokument',
        'Seine Nummer ist ein privates Attribut',
        'Reisepass',
        ['Reisepass', 'Personalausweis', 'Aufenthaltstitel', 'Führerschein'],
      ],
      country_of_issue: ['Ausstellendes Land', '', 'DE'],
      how_it_was_checked: ['Wie geprüft wurde', '', 'Persönlich', ['Persönlich', 'Per Video', 'Elektronisch']],
      checked_on: ['Geprüft am', '', '2026-01-09'],
    },
  },
  'address-checked': {
    title: 'Adresse geprüft',
    summary: 'Wohnsitznachweis: dass Sie wohnen, wo Sie sagen. Oft genügt der Ort.',
    checkedBy: 'Eine Gemeinde, eine Bank oder ein Versorgungsunternehmen',
    example: { title: 'Wohnhaft in Nordhafen', checkedBy: 'Stadt Nordhafen' },
    fields: {
      resident_of: ['Wohnhaft in', 'Ort und Land. Die Straße nur, wo sie verlangt wird', 'Nordhafen'],
      resident_since: ['Wohnhaft seit', firstDay, '2021-08-01'],
      evidence: ['Beleg', 'Was gezeigt wurde, ohne Nummern', 'Meldebescheinigung'],
      checked_on: ['Geprüft am', '', '2026-01-09'],
    },
  },
  'of-age': {
    title: 'Volljährig',
    summary: 'Dass Sie alt genug sind, ohne zu sagen, an welchem Tag Sie geboren sind.',
    checkedBy: 'Eine Bank, ein Geschäft oder wer Ihre Papiere gesehen hat',
    example: { title: 'Über 18', checkedBy: 'Sparkasse Nordhafen' },
    fields: {
      older_than: ['Älter als', 'Das verlangte Alter in Jahren', '18'],
      evidence: ['Beleg', 'Welches Dokument gesehen wurde, ohne die Nummer', 'Personalausweis'],
      checked_on: ['Geprüft am', '', '2026-01-09'],
    },
  },
  'name-and-nationality': {
    title: 'Name und Staatsangehörigkeit',
    summary: 'Ihr amtlicher Name und Ihre Staatsangehörigkeit, wie sie in Ihrem Ausweis stehen.',
    checkedBy: 'Eine Gemeinde, ein Konsulat oder ein Notariat',
    example: { title: 'Deutsche Staatsangehörigkeit', checkedBy: 'Bürgeramt Nordhafen' },
    fields: {
      full_legal_name: ['Amtlicher Name', 'Wie in Ihrem Reisepass', 'Anna Maria Lindner'],
      former_names: ['Frühere Namen', 'Wenn jemand sie zuordnen muss', 'Anna Maria Berg'],
      nationality: ['Staatsangehörigkeit', '', 'DE'],
      further_nationality: ['Weitere Staatsangehörigkeit', 'Wenn Sie zwei haben', 'AT'],
      evidence: ['Beleg', 'Welches Dokument gesehen wurde, ohne die Nummer', 'Reisepass'],
    },
  },
  'driving-license': {
    title: 'Führerschein',
    summary: 'Welche Fahrzeuge Sie fahren dürfen, für Arbeitgeber, Vermietungen und Versicherungen.',
    checkedBy: 'Die Führerscheinstelle, oder ein Arbeitgeber, der ihn gesehen hat',
    example: { title: 'Führerschein, Klassen B und C', checkedBy: 'Führerscheinstelle Nordhafen' },
    fields: {
      classes: ['Klassen', 'Alle, die Sie haben', 'B, C'],
      country_of_issue: ['Ausstellendes Land', '', 'DE'],
      held_since: ['Fahrerlaubnis seit', 'Das erste Datum auf dem Führerschein', '2017-06-17'],
      valid_until: ['Gültig bis', '', '2032-06-16'],
      conditions: ['Auflagen', 'Zum Beispiel Brille oder nur Automatik', 'Keine'],
    },
  },
  'association-membership': {
    title: 'Mitgliedschaft in einem Verein oder Verband',
    summary: 'Ein Verein, eine Gewerkschaft, ein Berufsverband oder eine Partei.',
    checkedBy: 'Die Geschäftsstelle des Vereins oder Verbands',
    example: { title: 'Mitglied im Ruderclub am Hafen', checkedBy: 'Ruderclub am Hafen' },
    fields: {
      association: ['Verein oder Verband', 'Der volle Name und der Ort', 'Ruderclub am Hafen, Nordhafen'],
      kind_of_membership: ['Art der Mitgliedschaft', '', 'Aktiv', ['Aktiv', 'Fördernd', 'Ehrenhalber']],
      member_since: ['Mitglied seit', firstDay, '2019-04-01'],
      function: ['Funktion', 'Wenn Sie eine haben', 'Training der Jugend'],
    },
  },
  alumni: {
    title: 'Alumni',
    summary: 'Dass Sie früher zu einer Schule, einem Programm oder einem Unternehmen gehört haben.',
    checkedBy: 'Das Alumni-Büro',
    example: { title: 'Alumna der Polarforschungsschule', checkedBy: 'Polarforschungsschule' },
    fields: {
      institution: ['Einrichtung', 'Der volle Name', 'Polarforschungsschule'],
      program: ['Programm', 'Oder Abteilung', 'Sommerprogramm Gletscherkunde'],
      years: ['Jahre', 'Von und bis', '2020 bis 2021'],
    },
  },
  'access-credential': {
    title: 'Zutritt und Berechtigung',
    summary: 'Was Sie betreten, benutzen oder leihen dürfen: ein Gebäude, ein Labor, eine Bibliothek.',
    checkedBy: 'Wer den Zutritt gewährt',
    example: { title: 'Laborzutritt, Flügel C', checkedBy: 'Hafenvermessungsamt' },
    fields: {
      entitled_to: [
        'Berechtigt zu',
        'Was Sie tun oder betreten dürfen',
        'Zutritt zu den Laboren in Flügel C, ohne Begleitung',
      ],
      granted_by: ['Gewährt von', 'Die Organisation', 'Hafenvermessungsamt'],
      since: ['Seit', '', '2026-03-02'],
      until: ['Bis', 'Lassen Sie es leer, wenn es kein Ende gibt', '2027-03-01'],
    },
  },
} satisfies Partial<TemplateWords>
