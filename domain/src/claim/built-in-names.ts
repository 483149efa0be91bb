import { isNamedByLabel, type NamedField, withoutNumber } from './field-names.ts'
import { findPrivateAttribute } from './private-label.ts'

/**
 * The fields of the product's own templates and the private attributes, by their machine-readable
 * names, with their labels in Spanish, German and Arabic. A name follows from its English label.
 * `web/src/texts/languages.test.ts` compares the labels with the templates.
 */
export const builtInNames: Readonly<Record<string, string>> = {
  awarded_by: 'Expedido por|Concedido por|Verliehen von|الجهة المانحة',
  degree: 'Título|Abschluss|الدرجة العلمية',
  field_of_study: 'Especialidad|Studienfach|التخصص',
  awarded_on: 'Expedido el|Concedido el|Verliehen am|تاريخ المنح',
  student_number: 'Número de estudiante|Matrikelnummer|الرقم الجامعي',
  certificate: 'Título|Abschluss|الشهادة',
  school: 'Centro|Schule|المدرسة',
  year: 'Año|Jahr|السنة',
  institution: 'Institución|Einrichtung|المؤسسة',
  program: 'Programa|Studiengang|Programm|البرنامج',
  enrolled_since: 'Matrícula desde|Immatrikuliert seit|مقيّد منذ',
  enrolled_until: 'Matrícula hasta|Immatrikuliert bis|مقيّد حتى',
  course: 'Curso|Kurs|الدورة',
  provider: 'Impartido por|Anbieter|مقدم الدورة',
  extent: 'Duración|Jornada y contrato|Dedicación|Umfang|المدة|نطاق العمل',
  completed_on: 'Terminado el|Terminada el|Abgeschlossen am|تاريخ الإتمام',
  language: 'Idioma|Sprache|اللغة',
  level: 'Nivel|Niveau|المستوى',
  examination: 'Examen|Prüfung|الامتحان',
  result: 'Resultado|Ergebnis|النتيجة',
  taken_on: 'Examen realizado el|Abgelegt am|تاريخ الامتحان',
  certification: 'Certificación|Zertifikat|الشهادة',
  certified_by: 'Certificado por|Zertifiziert von|الجهة المانحة',
  certified_on: 'Certificado el|Zertifiziert am|تاريخ المنح',
  valid_until: 'Válida hasta|Válido hasta|Gültig bis|صالحة حتى|صالح حتى',
  training: 'Formación|Ausbildung|التدريب',
  trained_by: 'Impartida por|Ausgebildet von|جهة التدريب',
  position: 'Puesto|Stelle|الوظيفة',
  employer: 'Empresa|Arbeitgeber|صاحب العمل',
  place_of_work: 'Lugar de trabajo|Arbeitsort|مكان العمل',
  employed_since: 'En el puesto desde|Beschäftigt seit|يعمل منذ',
  last_position: 'Último puesto|Letzte Stelle|آخر وظيفة',
  from: 'Desde|Von|من',
  until: 'Hasta|Bis|حتى',
  responsibilities: 'Responsabilidades|Aufgaben|المسؤوليات',
  what_you_did: 'Qué hiciste|Was Sie getan haben|ما قمت به',
  organization: 'Organización|Organisation|المؤسسة',
  profession: 'Profesión|Beruf|المهنة',
  licensed_by: 'Licencia concedida por|Zugelassen von|جهة الترخيص',
  licensed_since: 'Con licencia desde|Zugelassen seit|مرخّص منذ',
  limits: 'Límites|Grenzen|القيود',
  award: 'Premio|Auszeichnung|الجائزة',
  awarded_for: 'Motivo|Verliehen für|سبب المنح',
  document: 'Documento|Dokument|الوثيقة',
  country_of_issue: 'País de expedición|Ausstellendes Land|بلد الإصدار',
  how_it_was_checked: 'Cómo se comprobó|Wie geprüft wurde|طريقة التحقق',
  checked_on: 'Comprobado el|Geprüft am|تاريخ التحقق',
  resident_of: 'Residente en|Wohnhaft in|مقيم في',
  resident_since: 'Residente desde|Wohnhaft seit|مقيم منذ',
  evidence: 'Justificante|Beleg|المستند',
  older_than: 'Mayor de|Älter als|أكبر من',
  full_legal_name: 'Nombre legal completo|Amtlicher Name|الاسم القانوني الكامل',
  former_names: 'Nombres anteriores|Frühere Namen|أسماء سابقة',
  nationality: 'Nacionalidad|Staatsangehörigkeit|الجنسية',
  further_nationality: 'Segunda nacionalidad|Weitere Staatsangehörigkeit|جنسية أخرى',
  classes: 'Clases|Klassen|الفئات',
  held_since: 'Desde|Fahrerlaubnis seit|حاصل عليها منذ',
  conditions: 'Condiciones|Auflagen|الشروط',
  association: 'Asociación|Verein oder Verband|الجمعية',
  kind_of_membership: 'Tipo de miembro|Art der Mitgliedschaft|نوع العضوية',
  member_since: 'Miembro desde|Mitglied seit|عضو منذ',
  function: 'Función|Funktion|المهمة',
  years: 'Años|Jahre|السنوات',
  entitled_to: 'Autoriza a|Berechtigt zu|الصلاحية',
  granted_by: 'Concedido por|Gewährt von|الجهة المانحة',
  since: 'Desde|Seit|منذ',
  date_of_birth: 'Fecha de nacimiento|Geburtsdatum|تاريخ الميلاد',
  document_number: 'Número de documento|Dokumentnummer|رقم الوثيقة',
  national_id: 'Número de identidad|Identifikationsnummer|رقم الهوية الوطنية',
  address: 'Domicilio|Adresse|العنوان',
  income_level: 'Nivel de ingresos|Einkommen|مستوى الدخل',
  credit_score: 'Puntuación crediticia|Bonitätswert|التصنيف الائتماني',
}

/**
 * Tells whether the product itself uses this machine-readable name with this label, in one of its
 * languages.
 */
export function isBuiltInName({ field, label }: NamedField): boolean {
  return listLabels(withoutNumber(field))?.includes(label) ?? false
}

/**
 * Tells whether a field has a machine-readable name that other software knows, and a label with
 * another meaning than that name. A verifier reads only the label before it signs.
 */
export function isBorrowedName(named: NamedField): boolean {
  const name = withoutNumber(named.field)
  if (listLabels(name) === null || isNamedByLabel(named) || isBuiltInName(named)) return false
  const attribute = findPrivateAttribute(name.replaceAll('_', ' '))
  return attribute === null || attribute !== findPrivateAttribute(named.label)
}

function listLabels(name: string): string[] | null {
  return (Object.hasOwn(builtInNames, name) && builtInNames[name]?.split('|')) || null
}
