import type { TemplateWords } from '../../../built-in-template.ts'
import { firstDay } from './days.ts'

export const learningTemplates = {
  'university-degree': {
    title: 'Hochschulabschluss',
    summary: 'Bachelor, Master, Staatsexamen oder Promotion, wie es in Ihrer Urkunde steht.',
    checkedBy: 'Das Studien- oder Prüfungsbüro der Hochschule',
    example: { title: 'Master of Science in Meeresbiologie', checkedBy: 'Universität Nordhafen' },
    fields: {
      awarded_by: ['Verliehen von', 'Der volle Name der Hochschule', 'Universität Nordhafen'],
      degree: ['Abschluss', 'Genau wie in der Urkunde', 'Master of Science'],
      field_of_study: ['Studienfach', 'Das Hauptfach', 'Meeresbiologie'],
      awarded_on: ['Verliehen am', 'Das Datum auf der Urkunde', '2023-07-14'],
      student_number: ['Matrikelnummer', 'Wenn die Hochschule Sie nur damit findet', '20481'],
    },
  },
  'school-leaving-certificate': {
    title: 'Schulabschluss',
    summary: 'Dass Sie die Schule abgeschlossen haben: Mittlere Reife, Fachhochschulreife, Abitur, Matura.',
    checkedBy: 'Das Sekretariat der Schule oder die Prüfungsbehörde',
    example: { title: 'Abitur', checkedBy: 'Gymnasium Nordhafen' },
    fields: {
      certificate: ['Abschluss', 'Die genaue Bezeichnung', 'Allgemeine Hochschulreife'],
      school: ['Schule', 'Der volle Name und der Ort', 'Gymnasium Nordhafen, Nordhafen'],
      year: ['Jahr', 'In dem Sie abgeschlossen haben', '2018'],
    },
  },
  enrollment: {
    title: 'Immatrikulation',
    summary: 'Dass Sie zurzeit studieren oder zur Schule gehen, für Ermäßigungen, Visa und Stipendien.',
    checkedBy: 'Das Studierendensekretariat oder das Schulsekretariat',
    example: { title: 'Studium Schiffbau', checkedBy: 'Technische Hochschule am Hafen' },
    fields: {
      institution: ['Einrichtung', 'Der volle Name und der Ort', 'Technische Hochschule am Hafen, Nordhafen'],
      program: [
        'Studiengang',
        'Was Sie studieren, mit welchem Abschluss',
        'Schiffbau, Bachelor of Engineering, Vollzeit',
      ],
      enrolled_since: ['Immatrikuliert seit', firstDay, '2025-09-01'],
      enrolled_until: ['Immatrikuliert bis', 'Das Ende des laufenden Semesters', '2027-03-31'],
    },
  },
  'course-completion': {
    title: 'Abgeschlossener Kurs',
    summary: 'Ein Kurs, ein Workshop oder eine Online-Schulung, die Sie abgeschlossen haben.',
    checkedBy: 'Wer den Kurs gehalten hat',
    example: { title: 'Statistik für die Fischerei', checkedBy: 'Offene Küstenakademie' },
    fields: {
      course: ['Kurs', 'Der Titel, mit der Stufe, wenn es eine gibt', 'Statistik für die Fischerei, Stufe 2'],
      provider: ['Anbieter', 'Wer ihn gehalten hat', 'Offene Küstenakademie'],
      extent: ['Umfang', 'Stunden oder Leistungspunkte', '40 Stunden, 2 ECTS-Punkte'],
      completed_on: ['Abgeschlossen am', 'Der letzte Tag oder das Datum auf der Bescheinigung', '2025-11-30'],
    },
  },
  'language-certificate': {
    title: 'Sprachzertifikat',
    summary: 'Wie gut Sie eine Sprache können, nach einer Prüfung.',
    checkedBy: 'Die prüfende Stelle oder das Sprachinstitut',
    example: { title: 'Portugiesisch, Niveau B2', checkedBy: 'Instituto de Línguas do Cais' },
    fields: {
      language: ['Sprache', '', 'Portugiesisch'],
      level: ['Niveau', 'Auf der Skala der Prüfung, zum Beispiel B2', 'B2'],
      examination: ['Prüfung', 'Die genaue Bezeichnung', 'Exame Intermédio'],
      result: ['Ergebnis', 'Wenn Sie es zeigen möchten', 'Gut'],
      taken_on: ['Abgelegt am', 'Der Tag der Prüfung', '2025-05-08'],
    },
  },
} satisfies Partial<TemplateWords>
