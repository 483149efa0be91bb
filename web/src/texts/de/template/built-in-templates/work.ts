import { type BuiltInTemplate, field, past, required } from '../../../built-in-template.ts'
import { firstDay, lastDay } from './day-hints.ts'

export const workTemplates: readonly BuiltInTemplate[] = [
  {
    ref: 'professional-certification',
    type: 'certification',
    title: 'Berufliches Zertifikat',
    summary: 'Was Sie können, bescheinigt von einer Kammer, einem Hersteller oder einer Prüfungsstelle.',
    checkedBy: 'Die Stelle, die zertifiziert',
    example: { title: 'Zertifikat Netzwerktechnik', checkedBy: 'Zunft der Netzwerktechnik' },
    issuedOn: 'Zertifiziert am',
    issuedBy: 'Zertifiziert von',
    fields: [
      required('Zertifikat', 'Die genaue Bezeichnung, mit der Stufe', 'Netzwerktechnik, Stufe Professional', {
        id: 'certification',
      }),
      field('Zertifiziert von', 'Der volle Name der Stelle', 'Zunft der Netzwerktechnik', { id: 'certified_by' }),
      field('Zertifiziert am', 'Das Datum auf dem Zertifikat', '2026-02-03', { ...past, id: 'certified_on' }),
      field('Gültig bis', 'Lassen Sie es leer, wenn es nicht abläuft', '2029-02-03', {
        id: 'valid_until',
        kind: 'date',
      }),
    ],
  },
  {
    ref: 'first-aid',
    type: 'certification',
    title: 'Erste-Hilfe-Ausbildung',
    summary: 'Eine aktuelle Ausbildung in Erster Hilfe oder Sicherheit, wie Betriebe und Vereine sie verlangen.',
    checkedBy: 'Die Organisation, die Sie ausgebildet hat',
    example: { title: 'Erste Hilfe im Betrieb', checkedBy: 'Rettungsdienst Nordhafen' },
    issuedOn: 'Abgeschlossen am',
    issuedBy: 'Ausgebildet von',
    fields: [
      required('Ausbildung', 'Die genaue Bezeichnung', 'Erste Hilfe im Betrieb, 9 Unterrichtseinheiten', {
        id: 'training',
      }),
      field('Ausgebildet von', 'Die Organisation und der Ort', 'Rettungsdienst Nordhafen, Nordhafen', {
        id: 'trained_by',
      }),
      field('Abgeschlossen am', '', '2026-03-21', { ...past, id: 'completed_on' }),
      field('Gültig bis', 'Wann sie aufgefrischt werden muss', '2028-03-21', { id: 'valid_until', kind: 'date' }),
    ],
  },
  {
    ref: 'current-employment',
    type: 'employment',
    title: 'Jetzige Stelle',
    summary: 'Wo Sie arbeiten, als was und seit wann. Lassen Sie das Gehalt weg.',
    checkedBy: 'Die Personalabteilung des Arbeitgebers',
    example: { title: 'Schiffselektrik bei Fjordfähren', checkedBy: 'Fjordfähren AG' },
    issuedBy: 'Arbeitgeber',
    fields: [
      required('Stelle', 'Wie in Ihrem Vertrag', 'Fachkraft für Schiffselektrik', { id: 'position' }),
      field('Arbeitgeber', 'Der eingetragene Name', 'Fjordfähren AG', { id: 'employer' }),
      field('Arbeitsort', 'Der Ort, oder ortsunabhängig', 'Nordhafen', { id: 'place_of_work' }),
      field('Beschäftigt seit', firstDay, '2022-04-01', { ...past, id: 'employed_since' }),
      field('Umfang', 'Vollzeit oder Teilzeit, unbefristet oder bis wann', 'Vollzeit, unbefristet', { id: 'extent' }),
    ],
  },
  {
    ref: 'past-employment',
    type: 'employment',
    title: 'Frühere Stelle',
    summary: 'Eine Stelle, die Sie hatten, und wofür Sie zuständig waren.',
    checkedBy: 'Die Personalabteilung des früheren Arbeitgebers',
    example: { title: 'Decksdienst bei Küstenfracht', checkedBy: 'Küstenfracht GmbH' },
    issuedBy: 'Arbeitgeber',
    fields: [
      required('Letzte Stelle', 'Wie in Ihrem Vertrag oder Zeugnis', 'Decksdienst', { id: 'last_position' }),
      field('Arbeitgeber', 'Der damals eingetragene Name', 'Küstenfracht GmbH', { id: 'employer' }),
      field('Von', firstDay, '2019-05-01', { ...past, id: 'from' }),
      field('Bis', lastDay, '2022-03-31', { ...past, id: 'until' }),
      field('Aufgaben', 'Ein oder zwei Dinge, die sich prüfen lassen', 'Festmachen, Ladungssicherung, Wachdienst', {
        id: 'responsibilities',
      }),
    ],
  },
  {
    ref: 'internship',
    type: 'employment',
    title: 'Praktikum oder Ehrenamt',
    summary: 'Ein Praktikum, eine Ausbildung oder ein Freiwilligendienst.',
    checkedBy: 'Wer Sie dort betreut hat',
    example: { title: 'Praktikum an der Pegelstation', checkedBy: 'Hafenvermessungsamt' },
    issuedBy: 'Organisation',
    fields: [
      required('Was Sie getan haben', 'In wenigen Worten', 'Praktikum, Auswertung von Pegeldaten', {
        id: 'what_you_did',
      }),
      field('Organisation', 'Der volle Name und der Ort', 'Hafenvermessungsamt, Nordhafen', { id: 'organization' }),
      field('Von', firstDay, '2025-07-01', { ...past, id: 'from' }),
      field('Bis', lastDay, '2025-09-30', { id: 'until', kind: 'date' }),
      field('Umfang', 'Stunden in der Woche', '20 Stunden in der Woche', { id: 'extent' }),
    ],
  },
  {
    ref: 'professional-license',
    type: 'license',
    title: 'Berufszulassung',
    summary: 'Ein Beruf, der eine Erlaubnis braucht: Medizin, Recht, Pflege, Elektrotechnik.',
    checkedBy: 'Die Kammer oder Behörde, die zulässt',
    example: { title: 'Zulassung als Pflegefachperson', checkedBy: 'Pflegekammer' },
    issuedOn: 'Zugelassen seit',
    issuedBy: 'Zugelassen von',
    fields: [
      required('Beruf', 'Wie ihn die Zulassung nennt', 'Pflegefachperson', { id: 'profession' }),
      field('Zugelassen von', 'Die Kammer oder Behörde', 'Pflegekammer, Bezirk West', { id: 'licensed_by' }),
      field('Zugelassen seit', 'Das Datum auf der Zulassung', '2021-10-01', { ...past, id: 'licensed_since' }),
      field('Grenzen', 'Wenn sie nach Zeit, Ort oder Umfang begrenzt ist', 'Keine', { id: 'limits' }),
    ],
  },
  {
    ref: 'award',
    type: 'award',
    title: 'Preis oder Auszeichnung',
    summary: 'Ein Preis, ein Stipendium oder eine Ehrung, die Sie bekommen haben.',
    checkedBy: 'Wer die Auszeichnung verliehen hat',
    example: { title: 'Fährenbaupreis, erster Platz', checkedBy: 'Gesellschaft für Schiffbau' },
    issuedOn: 'Verliehen am',
    issuedBy: 'Verliehen von',
    fields: [
      required(
        'Auszeichnung',
        'Die genaue Bezeichnung, mit Platz oder Klasse',
        'Fährenbaupreis, erster Platz, offene Klasse',
        { id: 'award' },
      ),
      field('Verliehen von', 'Der volle Name', 'Gesellschaft für Schiffbau', { id: 'awarded_by' }),
      field('Verliehen für', 'Die Arbeit oder die Leistung', 'Eine Elektrofähre für flaches Wasser', {
        id: 'awarded_for',
      }),
      field('Verliehen am', 'Der Tag der Verleihung', '2025-06-12', { ...past, id: 'awarded_on' }),
    ],
  },
]
