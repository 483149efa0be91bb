const names: Readonly<Record<string, string>> = {
  name: 'الاسم',
  dateOfBirth: 'تاريخ الميلاد',
  nationalId: 'رقم الهوية الوطنية',
  address: 'العنوان',
  institution: 'المؤسسة التعليمية',
  degree: 'الدرجة العلمية',
  fieldOfStudy: 'التخصص',
  graduationDate: 'تاريخ التخرج',
  gpa: 'المعدل التراكمي',
  employer: 'جهة العمل',
  position: 'المسمى الوظيفي',
  startDate: 'تاريخ البدء',
  endDate: 'تاريخ الانتهاء',
  responsibilities: 'المهام',
  incomeLevel: 'مستوى الدخل',
  creditScore: 'التصنيف الائتماني',
  employmentStatus: 'الحالة الوظيفية',
  assets: 'الأصول',
  country: 'البلد',
  documentNumber: 'رقم الوثيقة',
  age_over_18: '18 سنة أو أكثر',
  educationLevel: 'المستوى التعليمي',
  level: 'المستوى',
  expiryDate: 'تاريخ انتهاء الصلاحية',
  field1: 'الحقل 1',
  field2: 'الحقل 2',
  field3: 'الحقل 3',
}

/**
 * Returns an attribute's name, or null for an unknown field. A stranger may name a field
 * `constructor`, which every object has.
 */
export function nameAttribute(field: string): string | null {
  return (Object.hasOwn(names, field) && names[field]) || null
}
