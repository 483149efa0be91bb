export const verifierLinkTexts = { opensPage: 'يفتح صفحة جهة التحقق هذه في علامة تبويب جديدة' } as const
