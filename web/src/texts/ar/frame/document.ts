export const documentTexts = {
  shortName: 'DID Verify',
  description:
    'احتفظ بإثباتات دراستك أو عملك أو هويتك في مكان واحد. يجري التحقق منها مرة واحدة، ولا تعرض إلا ما يُطلب منك.',
  needsScript: 'يتحقق DID Verification من الوثائق الرقمية في متصفحك، ويحتاج لذلك إلى JavaScript.',
  scan: 'مسح رمز QR',
} as const
