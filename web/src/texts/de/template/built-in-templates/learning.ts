import { type BuiltInTemplate, field, past, required } from '../../../built-in-template.ts'
import { firstDay } from './day-hints.ts'

export const learningTemplates: readonly BuiltInTemplate[] = [
  {
    ref: 'university-degree',
    type: 'education',
    title: 'Hochschulabschluss',
    summary: 'Bachelor, Master, Staatsexamen oder Promotion, wie es in Ihrer Urkunde steht.',
    checkedBy: 'Das Studien- oder Prüfungsbüro der Hochschule',
    example: { title: 'Master of Science in Meeresbiologie', checkedBy: 'Universität Nordhafen' },
    issuedOn: 'Verliehen am',
    issuedBy: 'Verliehen von',
    fields: [
      required('Verliehen von', 'Der volle Name der Hochschule', 'Universität Nordhafen', { id: 'awarded_by' }),
      required('Abschluss', 'Genau wie in der Urkunde', 'Master of Science', { id: 'degree' }),
      field('Studienfach', 'Das Hauptfach', 'Meeresbiologie', { id: 'field_of_study' }),
      required('Verliehen am', 'Das Datum auf der Urkunde', '2023-07-14', { ...past, id: 'awarded_on' }),
      field('Matrikelnummer', 'Wenn die Hochschule Sie nur damit findet', '20481', { id: 'student_number' }),
    ],
  },
  {
    ref: 'school-leaving-certificate',
    type: 'education',
    title: 'Schulabschluss',
    summary: 'Dass Sie die Schule abgeschlossen haben: Mittlere Reife, Fachhochschulreife, Abitur, Matura.',
    checkedBy: 'Das Sekretariat der Schule oder die Prüfungsbehörde',
    example: { title: 'Abitur', checkedBy: 'Gymnasium Nordhafen' },
    issuedBy: 'Schule',
    fields: [
      required('Abschluss', 'Die genaue Bezeichnung', 'Allgemeine Hochschulreife', { id: 'certificate' }),
      field('Schule', 'Der volle Name und der Ort', 'Gymnasium Nordhafen, Nordhafen', { id: 'school' }),
      field('Jahr', 'In dem Sie abgeschlossen haben', '2018', {
        id: 'year',
        kind: 'number',
        least: '1900',
        most: '2100',
      }),
    ],
  },
  {
    ref: 'enrollment',
    type: 'education',
    title: 'Immatrikulation',
    summary: 'Dass Sie zurzeit studieren oder zur Schule gehen, für Ermäßigungen, Visa und Stipendien.',
    checkedBy: 'Das Studierendensekretariat oder das Schulsekretariat',
    example: { title: 'Studium Schiffbau', checkedBy: 'Technische Hochschule am Hafen' },
    issuedBy: 'Einrichtung',
    fields: [
      required('Einrichtung', 'Der volle Name und der Ort', 'Technische Hochschule am Hafen, Nordhafen', {
        id: 'institution',
      }),
      field('Studiengang', 'Was Sie studieren, mit welchem Abschluss', 'Schiffbau, Bachelor of Engineering, Vollzeit', {
        id: 'program',
      }),
      field('Immatrikuliert seit', firstDay, '2025-09-01', { ...past, id: 'enrolled_since' }),
      field('Immatrikuliert bis', 'Das Ende des laufenden Semesters', '2027-03-31', {
        id: 'enrolled_until',
        kind: 'date',
      }),
    ],
  },
  {
    ref: 'course-completion',
    type: 'certificate',
    title: 'Abgeschlossener Kurs',
    summary: 'Ein Kurs, ein Workshop oder eine Online-Schulung, die Sie abgeschlossen haben.',
    checkedBy: 'Wer den Kurs gehalten hat',
    example: { title: 'Statistik für die Fischerei', checkedBy: 'Offene Küstenakademie' },
    issuedOn: 'Abgeschlossen am',
    issuedBy: 'Anbieter',
    fields: [
      required('Kurs', 'Der Titel, mit der Stufe, wenn es eine gibt', 'Statistik für die Fischerei, Stufe 2', {
        id: 'course',
      }),
      field('Anbieter', 'Wer ihn gehalten hat', 'Offene Küstenakademie', { id: 'provider' }),
      field('Umfang', 'Stunden oder Leistungspunkte', '40 Stunden, 2 ECTS-Punkte', { id: 'extent' }),
      field('Abgeschlossen am', 'Der letzte Tag oder das Datum auf der Bescheinigung', '2025-11-30', {
        ...past,
        id: 'completed_on',
      }),
    ],
  },
  {
    ref: 'language-certificate',
    type: 'certification',
    title: 'Sprachzertifikat',
    summary: 'Wie gut Sie eine Sprache können, nach einer Prüfung.',
    checkedBy: 'Die prüfende Stelle oder das Sprachinstitut',
    example: { title: 'Portugiesisch, Niveau B2', checkedBy: 'Instituto de Línguas do Cais' },
    issuedOn: 'Abgelegt am',
    fields: [
      required('Sprache', '', 'Portugiesisch', { id: 'language' }),
      field('Niveau', 'Auf der Skala der Prüfung, zum Beispiel B2', 'B2', { id: 'level' }),
      field('Prüfung', 'Die genaue Bezeichnung', 'Exame Intermédio', { id: 'examination' }),
      field('Ergebnis', 'Wenn Sie es zeigen möchten', 'Gut', { id: 'result' }),
      field('Abgelegt am', 'Der Tag der Prüfung', '2025-05-08', { ...past, id: 'taken_on' }),
    ],
  },
]
