import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay, lastDay } from './days.ts'

export const workTemplates = {
  'professional-certification': {
    title: 'Berufliches Zertifikat',
    summary: 'Was Sie können, bescheinigt von einer Kammer, einem Hersteller oder einer Prüfungsstelle.',
    checkedBy: 'Die Stelle, die zertifiziert',
    example: { title: 'Zertifikat Netzwerktechnik', checkedBy: 'Zunft der Netzwerktechnik' },
    fields: {
      certification: ['Zertifikat', 'Die genaue Bezeichnung, mit der Stufe', 'Netzwerktechnik, Stufe Professional'],
      certified_by: ['Zertifiziert von', 'Der volle Name der Stelle', 'Zunft der Netzwerktechnik'],
      certified_on: ['Zertifiziert am', 'Das Datum auf dem Zertifikat', '2026-02-03'],
      valid_until: ['Gültig bis', 'Lassen Sie es leer, wenn es nicht abläuft', '2029-02-03'],
    },
  },
  'first-aid': {
    title: 'Erste-Hilfe-Ausbildung',
    summary: 'Eine aktuelle Ausbildung in Erster Hilfe oder Sicherheit, wie Betriebe und Vereine sie verlangen.',
    checkedBy: 'Die Organisation, die Sie ausgebildet hat',
    example: { title: 'Erste Hilfe im Betrieb', checkedBy: 'Rettungsdienst Nordhafen' },
    fields: {
      training: ['Ausbildung', 'Die genaue Bezeichnung', 'Erste Hilfe im Betrieb, 9 Unterrichtseinheiten'],
      trained_by: ['Ausgebildet von', 'Die Organisation und der Ort', 'Rettungsdienst Nordhafen, Nordhafen'],
      completed_on: ['Abgeschlossen am', '', '2026-03-21'],
      valid_until: ['Gültig bis', 'Wann sie aufgefrischt werden muss', '2028-03-21'],
    },
  },
  'current-employment': {
    title: 'Jetzige Stelle',
    summary: 'Wo Sie arbeiten, als was und seit wann. Lassen Sie das Gehalt weg.',
    checkedBy: 'Die Personalabteilung des Arbeitgebers',
    example: { title: 'Schiffselektrik bei Fjordfähren', checkedBy: 'Fjordfähren AG' },
    fields: {
      position: ['Stelle', 'Wie in Ihrem Vertrag', 'Fachkraft für Schiffselektrik'],
      employer: ['Arbeitgeber', 'Der eingetragene Name', 'Fjordfähren AG'],
      place_of_work: ['Arbeitsort', 'Der Ort, oder ortsunabhängig', 'Nordhafen'],
      employed_since: ['Beschäftigt seit', firstDay, '2022-04-01'],
      extent: ['Umfang', 'Vollzeit oder Teilzeit, unbefristet oder bis wann', 'Vollzeit, unbefristet'],
    },
  },
  'past-employment': {
    title: 'Frühere Stelle',
    summary: 'Eine Stelle, die Sie hatten, und wofür Sie zuständig waren.',
    checkedBy: 'Die Personalabteilung des früheren Arbeitgebers',
    example: { title: 'Decksdienst bei Küstenfracht', checkedBy: 'Küstenfracht GmbH' },
    fields: {
      last_position: ['Letzte Stelle', 'Wie in Ihrem Vertrag oder Zeugnis', 'Decksdienst'],
      employer: ['Arbeitgeber', 'Der damals eingetragene Name', 'Küstenfracht GmbH'],
      from: ['Von', firstDay, '2019-05-01'],
      until: ['Bis', lastDay, '2022-03-31'],
      responsibilities: [
        'Aufgaben',
        'Ein oder zwei Dinge, die sich prüfen lassen',
        'Festmachen, Ladungssicherung, Wachdienst',
      ],
    },
  },
  internship: {
    title: 'Praktikum oder Ehrenamt',
    summary: 'Ein Praktikum, eine Ausbildung oder ein Freiwilligendienst.',
    checkedBy: 'Wer Sie dort betreut hat',
    example: { title: 'Praktikum an der Pegelstation', checkedBy: 'Hafenvermessungsamt' },
    fields: {
      what_you_did: ['Was Sie getan haben', 'In wenigen Worten', 'Praktikum, Auswertung von Pegeldaten'],
      organization: ['Organisation', 'Der volle Name und der Ort', 'Hafenvermessungsamt, Nordhafen'],
      from: ['Von', firstDay, '2025-07-01'],
      until: ['Bis', lastDay, '2025-09-30'],
      extent: ['Umfang', 'Stunden in der Woche', '20 Stunden in der Woche'],
    },
  },
  'professional-license': {
    title: 'Berufszulassung',
    summary: 'Ein Beruf, der eine Erlaubnis braucht: Medizin, Recht, Pflege, Elektrotechnik.',
    checkedBy: 'Die Kammer oder Behörde, die zulässt',
    example: { title: 'Zulassung als Pflegefachperson', checkedBy: 'Pflegekammer' },
    fields: {
      profession: ['Beruf', 'Wie ihn die Zulassung nennt', 'Pflegefachperson'],
      licensed_by: ['Zugelassen von', 'Die Kammer oder Behörde', 'Pflegekammer, Bezirk West'],
      licensed_since: ['Zugelassen seit', 'Das Datum auf der Zulassung', '2021-10-01'],
      limits: ['Grenzen', 'Wenn sie nach Zeit, Ort oder Umfang begrenzt ist', 'Keine'],
    },
  },
  award: {
    title: 'Preis oder Auszeichnung',
    summary: 'Ein Preis, ein Stipendium oder eine Ehrung, die Sie bekommen haben.',
    checkedBy: 'Wer die Auszeichnung verliehen hat',
    example: { title: 'Fährenbaupreis, erster Platz', checkedBy: 'Gesellschaft für Schiffbau' },
    fields: {
      award: [
        'Auszeichnung',
        'Die genaue Bezeichnung, mit Platz oder Klasse',
        'Fährenbaupreis, erster Platz, offene Klasse',
      ],
      awarded_by: ['Verliehen von', 'Der volle Name', 'Gesellschaft für Schiffbau'],
      awarded_for: ['Verliehen für', 'Die Arbeit oder die Leistung', 'Eine Elektrofähre für flaches Wasser'],
      awarded_on: ['Verliehen am', 'Der Tag der Verleihung', '2025-06-12'],
    },
  },
} satisfies Partial<TemplateWords>
