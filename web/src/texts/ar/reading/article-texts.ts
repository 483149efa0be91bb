export const articleTexts = { shown: 'ما يظهر', hidden: 'ما لا يظهر' } as const
