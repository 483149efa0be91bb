export const networkTexts = {
  switch: 'تبديل الشبكة',
  switching: 'جارٍ التبديل...',
  lead: 'اختر الشبكة التي ينبغي أن تكون عليها محفظتك. يبقى ما لديك هنا كما هو.',
  search: 'البحث في الشبكات...',
  list: 'الشبكات',
  none: 'لم يُعثر على شبكة.',
  retired: 'متوقفة',
  current: 'متصلة',
  /** Marks the network whose contracts this installation uses. */
  used: 'يستخدمها هذا الموقع',
  changed: { title: 'تم تغيير الشبكة', description: (name: string) => `تم الاتصال بنجاح بشبكة ${name}` },
  failed: {
    title: 'تعذّر تبديل الشبكة',
    rejected: 'رُفض تبديل الشبكة. يُرجى الموافقة على الطلب في محفظتك.',
    pending: 'هناك طلب تبديل معلّق بالفعل في محفظتك.',
    otherwise: 'تعذّر تبديل الشبكة. يُرجى إعادة المحاولة.',
  },
} as const
