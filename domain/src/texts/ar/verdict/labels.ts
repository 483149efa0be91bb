export const outcomeTexts = {
  passed: 'سليم',
  failed: 'غير سليم',
  warning: 'تنبيه',
  unchecked: 'تعذّر التحقق',
} as const

export const closedShare = 'لم يعد الفتح ممكنًا. اطلب من صاحب الوثيقة رابطًا جديدًا.'

export const fieldLabels = { description: 'الوصف' } as const
